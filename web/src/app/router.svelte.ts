/** Where the player is. Addresses live behind `#`, so that any server that can send one file can serve the page. */
export type Route =
  | { page: "lobby" }
  | { page: "setup" | "build"; game: string; told: string }
  | { page: "learn"; game: string }
  | { page: "table" | "replay" | "invite"; table: string };

export function parse(hash: string): Route {
  const [, page, rest, told] = /^#\/(\w+)\/([\w.~-]+)(?:\?([\w=&-]*))?$/.exec(hash) ?? [];
  if (page === "new" && rest) return { page: "setup", game: rest, told: told ?? "" };
  if (page === "build" && rest) return { page, game: rest, told: told ?? "" };
  if (page === "learn" && rest) return { page, game: rest };
  if ((page === "table" || page === "replay" || page === "invite") && rest) return { page, table: rest };
  return { page: "lobby" };
}

class Router {
  route: Route = $state.raw(parse(globalThis.location?.hash ?? ""));

  constructor() {
    globalThis.addEventListener?.("hashchange", () => {
      this.route = parse(location.hash);
    });
  }

  go(hash: string, replace = false): void {
    if (replace) history.replaceState(null, "", hash);
    else history.pushState(null, "", hash);
    this.route = parse(location.hash);
  }
}

export const router = new Router();
