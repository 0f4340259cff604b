// Where we are: a path and its query, without a page load between them.
class Route {
  #url = $state(new URL(location.href));

  constructor() {
    addEventListener("popstate", () => (this.#url = new URL(location.href)));
    document.addEventListener("click", (event) => {
      const link = (event.target as Element | null)?.closest?.("a");
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      if (link.pathname.startsWith("/api")) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  get parts(): string[] {
    return this.#url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  }
  get query(): URLSearchParams {
    return this.#url.searchParams;
  }
  get path(): string {
    return this.#url.pathname;
  }

  go(to: string, how: "push" | "replace" = "push"): void {
    if (how === "push") history.pushState(null, "", to);
    else history.replaceState(null, "", to);
    const before = this.#url.pathname;
    this.#url = new URL(location.href);
    if (before !== this.#url.pathname) scrollTo(0, 0);
  }
}

export const route = new Route();
