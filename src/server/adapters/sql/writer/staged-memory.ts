import type { SourceFileMemory } from '#server/ports/content-writer.ts';
import type { ContentShelf, SqlContentStage } from './sql-content-stage.ts';
import { DocumentIdentities } from './document-identities.ts';
import { HeldFormats } from './held-formats.ts';
import { HeldJoins } from './held-joins.ts';
import { PublicationTitles } from './publication-titles.ts';
import { RecordIdentities } from './record-identities.ts';
import { StagedBearers } from './staged-bearers.ts';
import { StagedFacts } from './staged-facts.ts';
import { StagedProducts } from './staged-products.ts';
import type { Remembering, StagedItem } from './staged-document.ts';
import { listStoredTexts, textsOf } from './staged-items.ts';

/** More texts than these do not wait in memory for their commit. */
const OVERFLOW_BYTES = 32 * 1024 * 1024;

/** All that waits for its commit, in order, and what the library knows with it. */
export class StagedMemory {
  readonly formats: HeldFormats;
  readonly joins: HeldJoins;
  readonly identities: DocumentIdentities;
  readonly bearers = new StagedBearers();
  readonly facts: StagedFacts;
  readonly products: StagedProducts;
  readonly records: RecordIdentities;
  readonly titles: PublicationTitles;
  readonly #all: readonly Remembering[];
  #items: StagedItem[] = [];
  /** Of texts, those in memory. */
  #bytes = 0;

  constructor({ db }: Pick<ContentShelf, 'db'>) {
    this.formats = new HeldFormats(db);
    this.joins = new HeldJoins(db);
    this.identities = new DocumentIdentities(db, this.formats);
    this.records = new RecordIdentities(db, this.identities);
    this.titles = new PublicationTitles(db);
    this.facts = new StagedFacts(db);
    this.products = new StagedProducts(db);
    const { formats, joins, identities, bearers, records, titles, facts, products } = this;
    this.#all = [formats, joins, identities, bearers, records, titles, facts, products];
  }

  get items(): readonly StagedItem[] {
    return this.#items;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Keeps something until it is committed. */
  async hold(item: StagedItem): Promise<void> {
    await this.#add(item);
    if (this.#bytes < OVERFLOW_BYTES) return;
    // A file with very many documents is taken whole: its texts wait on disk.
    for (const text of this.#items.flatMap(textsOf)) await text.spill();
    this.#bytes = 0;
  }

  /** Keeps what is remembered of a source file. */
  holdFile(memory: SourceFileMemory): void {
    this.#items.push({ kind: 'file', memory });
  }

  /** What was held is stored. */
  async settle(): Promise<void> {
    const stored = new Set(listStoredTexts(this.#items));
    const passing = this.#items.flatMap(textsOf).filter((text) => !stored.has(text));
    await this.#begin([]);
    await discardAll(passing);
  }

  /** Forgets what was held from the mark on. */
  async rollback(mark: number): Promise<void> {
    const gone = this.#items.slice(mark);
    await this.#begin(this.#items.slice(0, mark));
    await discardAll(gone.flatMap(textsOf));
  }

  async #begin(items: readonly StagedItem[]): Promise<void> {
    this.#items = [];
    this.#bytes = 0;
    for (const one of this.#all) one.forget();
    for (const item of items) await this.#add(item);
  }

  async #add(item: StagedItem): Promise<void> {
    for (const one of this.#all) await one.remember(item);
    this.#items.push(item);
    for (const { bytesInMemory } of textsOf(item)) this.#bytes += bytesInMemory;
  }
}

async function discardAll(texts: readonly SqlContentStage[]): Promise<void> {
  for (const text of texts) await text.discard();
}
