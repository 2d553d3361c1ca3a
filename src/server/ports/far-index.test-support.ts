import { tokenizeText } from '#domain/words/tokenize.ts';
import type { IndexEntry, IndexInspection, SearchIndex } from './search-index.ts';

interface FarDocument extends Omit<IndexEntry, 'texts'> {
  readonly texts: readonly string[];
}

/** An engine on another machine: it has what it was told to the end, and can be out of reach. */
export class FarEngine {
  readonly documents = new Map<number, FarDocument>();
  generation = 0;
  isCurrent = false;
  /** Documents of which it has a second entry since something went wrong; put in again, each has one. */
  readonly twice = new Set<number>();
  /** Calls that are answered still before it is out of reach. */
  reachableFor = Infinity;
  /** Documents it was told of in all. */
  told = 0;

  reach(): void {
    this.reachableFor -= 1;
    if (this.reachableFor < 0) throw new Error('the engine is out of reach');
  }

  /** Numbers of the documents that say a word. */
  find(word: string): number[] {
    const [wanted = ''] = tokenizeText(word).words;
    const found = [...this.documents.values()].filter(({ title, texts, recordTexts }) =>
      [title, ...texts, ...recordTexts.map((said) => said.text)].some((text) =>
        tokenizeText(text).words.includes(wanted),
      ),
    );
    return found.map(({ documentNumber }) => documentNumber);
  }
}

async function gather(texts: IndexEntry['texts']): Promise<string[]> {
  const gathered: string[] = [];
  for await (const text of texts) gathered.push(typeof text === 'string' ? text : text.text);
  return gathered;
}

/** What a writer has of it: told after the store has committed. */
export class FarIndex implements SearchIndex {
  readonly isInStore = false;
  readonly #engine: FarEngine;
  #waiting = new Map<number, FarDocument | undefined>();

  constructor(engine: FarEngine) {
    this.#engine = engine;
  }

  get pendingBytes(): number {
    const documents = [...this.#waiting.values()];
    return documents.reduce((sum, document) => sum + 1 + (document?.texts.join('').length ?? 0), 0);
  }

  async put(entries: readonly IndexEntry[]): Promise<void> {
    for (const entry of entries) {
      const texts = await gather(entry.texts);
      this.#engine.reach();
      this.#engine.told += 1;
      this.#waiting.set(entry.documentNumber, { ...entry, texts });
    }
  }

  async remove(documents: readonly number[]): Promise<void> {
    for (const document of documents) this.#waiting.set(document, undefined);
  }

  async prepare(): Promise<void> {}

  async refresh(): Promise<number> {
    this.#engine.reach();
    const { documents } = this.#engine;
    for (const [number, document] of this.#waiting) {
      this.#engine.twice.delete(number);
      if (document) documents.set(number, document);
      else documents.delete(number);
    }
    if (this.#waiting.size > 0) this.#engine.generation += 1;
    this.#waiting = new Map();
    return this.#engine.generation;
  }

  async discard(): Promise<void> {
    this.#waiting = new Map();
  }

  async version(): Promise<number> {
    return this.#engine.generation;
  }

  async compact(): Promise<void> {}

  async purge(): Promise<void> {}

  async inspect(pause: () => Promise<void>): Promise<IndexInspection> {
    const documents = new Map<number, string>();
    for (const [number, document] of this.#engine.documents) {
      await pause();
      documents.set(number, await this.fingerprint(document));
    }
    return { documents, twice: this.#engine.twice, damaged: [] };
  }

  async fingerprint({ documentNumber: _number, ...entry }: IndexEntry): Promise<string> {
    return JSON.stringify({ ...entry, texts: await gather(entry.texts) });
  }

  async drop(): Promise<void> {}

  async sweep(): Promise<void> {}

  async markCurrent(): Promise<void> {
    this.#engine.isCurrent = true;
  }
}
