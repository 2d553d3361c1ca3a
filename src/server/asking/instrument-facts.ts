import { findNamedInstruments } from '#domain/provisions/find-named-instruments.ts';
import type { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import { foldName } from '#domain/names/fold-name.ts';
import { remember } from '#domain/words/remember.ts';
import type { FactStore } from '#server/ports/fact-store.ts';

interface Parts {
  readonly facts: FactStore;
  readonly known: KnownInstruments;
}

/** Facts name some dozens of instruments, again and again. */
const REMEMBERED = 500;

/** The instruments that facts are about, by whichever of their names they are asked for. */
export class InstrumentFacts {
  readonly #facts: FactStore;
  /** The ids of what a name may stand for, and the name itself. */
  readonly #meanings: (name: string) => ReadonlySet<string>;

  constructor({ facts, known }: Parts) {
    this.#facts = facts;
    const read = (name: string) => {
      const ids = known.find(name) ? [name] : findNamedInstruments(name, known);
      return new Set([...ids, foldName(name)]);
    };
    this.#meanings = remember(REMEMBERED, read);
  }

  /** The names under which facts have an instrument that goes by one of these names. */
  async findNames(names: readonly string[]): Promise<string[]> {
    return (await this.readNames())(names);
  }

  /** The same for many instruments, asked of the store once. */
  async readNames(): Promise<(names: readonly string[]) => string[]> {
    const all = await this.#facts.listInstruments();
    return (names) => {
      const meant = new Set(names.flatMap((name) => [...this.#meanings(name)]));
      return all.filter((name) => [...this.#meanings(name)].some((meaning) => meant.has(meaning)));
    };
  }
}
