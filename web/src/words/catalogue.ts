/**
 * The messages of some rooms in one language, from the same files that the server says its own from. A message asks for
 * seats, cards and so on by calling a function (`SEAT($seat)`), which the game hands in.
 */
import { FluentBundle, FluentNumber, type FluentResource, FluentType, type FluentVariable } from "@fluent/bundle";

export type Args = Readonly<Record<string, unknown>>;
/** What messages call, by name: how a value is said. */
export type Names = Readonly<Record<string, (value: unknown) => string>>;

/** A value that is neither word nor number, on its way to the function that says it. */
class Told extends FluentType<unknown> {
  toString(): string {
    return "";
  }
}

/** As `rumpus/kernel/words/saying.py` hands values to messages: nothing is `none`, true and false are `yes` and `no`. */
function given(value: unknown): FluentVariable {
  if (value === null || value === undefined) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return new FluentNumber(value, { useGrouping: false });
  return typeof value === "string" ? value : (new Told(value) as FluentVariable);
}

const taken = (value: unknown): unknown => (value instanceof FluentType ? value.valueOf() : value);

export class Catalogue {
  readonly #bundle: FluentBundle;

  /** `change`: what becomes of every piece of text, for a made-up language. */
  constructor(
    language: string,
    resources: readonly FluentResource[],
    names: Names = {},
    change: ((text: string) => string) | undefined = undefined,
  ) {
    const functions = Object.fromEntries(
      Object.entries(names).map(([name, say]) => [name, ([value]: unknown[]) => say(taken(value))]),
    );
    this.#bundle = new FluentBundle(language, {
      functions,
      useIsolating: false,
      ...(change ? { transform: change } : {}),
    });
    for (const resource of resources) this.#bundle.addResource(resource);
  }

  /** The words of a message, or of an attribute of it (`log-over.show`); null where there is none, or not all is told. */
  say(code: string, args: Args = {}): string | null {
    const [id = "", attribute] = code.split(".");
    const message = this.#bundle.getMessage(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) return null;
    const told = Object.fromEntries(Object.entries(args).map(([key, value]) => [key, given(value)]));
    const faults: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, told, faults);
    return faults.length ? null : said;
  }
}
