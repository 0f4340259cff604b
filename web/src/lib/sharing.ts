// What stays the same from one message to the next stays the same object: whatever is drawn or
// worked out from it alone is then left as it is.

type Tree = Record<string, unknown>;

/** What is now, with the parts of what was before wherever both are alike.
 *
 *  `now` is fresh from the wire and nobody else's: its parts are replaced in place. */
export function sharing<T>(before: unknown, now: T): T {
  if (!branching(before) || !branching(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const was = before as Tree;
  const is = now as Tree;
  const names = Object.keys(is);
  let alike = names.length === Object.keys(was).length;
  for (const name of names) {
    const part = is[name];
    const kept = sharing(was[name], part);
    if (kept !== part) is[name] = kept;
    if (kept !== was[name] || (kept === undefined && !(name in was))) alike = false;
  }
  return alike ? (before as T) : now;
}

function branching(thing: unknown): boolean {
  return typeof thing === "object" && thing !== null;
}
