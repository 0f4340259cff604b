// Where the house stands on its site: at the root, or under a path such as /stolnik.

const said = document.querySelector<HTMLMetaElement>('meta[name="here"]')?.content ?? "";
/** What comes before all our paths; the page of the build alone, without a server, says "./". */
export const HERE = said.startsWith("/") ? said.replace(/\/$/, "") : "";

/** The address of one of our paths. */
export const hrefOf = (path: string): string => HERE + path;

/** One of our paths, out of its address; null if it is somebody else's. */
export function within(pathname: string): string | null {
  if (pathname === HERE) return "/";
  return pathname.startsWith(`${HERE}/`) ? pathname.slice(HERE.length) : null;
}
