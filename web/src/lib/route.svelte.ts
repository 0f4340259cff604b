// Where we are: a path and its query, without a page load between them.
import { hrefOf, within } from "./here";

class Route {
  #url = $state(new URL(location.href));

  constructor() {
    addEventListener("popstate", () => (this.#url = new URL(location.href)));
    document.addEventListener("click", (event) => {
      const link = (event.target as Element | null)?.closest?.("a");
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      const path = within(link.pathname);
      if (path === null || path.startsWith("/api")) return;
      event.preventDefault();
      this.go(path + link.search + link.hash);
    });
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }
  get query(): URLSearchParams {
    return this.#url.searchParams;
  }
  get path(): string {
    return within(this.#url.pathname) ?? this.#url.pathname;
  }

  go(to: string, how: "push" | "replace" = "push"): void {
    if (how === "push") history.pushState(null, "", hrefOf(to));
    else history.replaceState(null, "", hrefOf(to));
    const before = this.#url.pathname;
    this.#url = new URL(location.href);
    if (before !== this.#url.pathname) scrollTo(0, 0);
  }
}

export const route = new Route();
