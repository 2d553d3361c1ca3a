import { chooseAnswer, type Answering } from '#domain/comparison/choose-answer.ts';
import { listAnswers, type Stretch } from '#domain/comparison/answers.ts';
import type { ReviewState } from '#domain/comparison/comparison.ts';
import { orderTopics } from '#domain/comparison/topic-tree.ts';
import { legalDateOf } from '#domain/document/legal-date-of.ts';
import type { DocumentRecord } from '#domain/document/document.ts';
import type { ComparisonRecord } from '#domain/records/comparison.ts';
import { RecentAnswers } from '#server/asking/recent-answers.ts';
import { Turns } from '#server/asking/turns.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ComparisonStore } from '#server/ports/comparison-store.ts';
import type { ContentStore, StoredDocument } from '#server/ports/content-store.ts';
import type { NextTurn } from '#server/ports/next-turn.ts';
import type { ReferenceStore } from '#server/ports/reference-store.ts';
import { readColumnNames, type ColumnNames, type NamedColumn } from './column-names.ts';

export interface ProductParts {
  readonly comparisons: ComparisonStore;
  readonly content: ContentStore;
  readonly reference: ReferenceStore;
  readonly nextTurn: NextTurn;
  readonly clock: Pick<Clock, 'today'>;
}

/** A document that could answer for somebody; what is kept of it says who may have it, not what it says. */
export interface Candidate extends Answering {
  readonly id: string;
  readonly number: number;
  readonly version: number;
  readonly content: StoredDocument['content'];
  readonly editions: readonly string[];
  readonly publication: string | undefined;
  readonly record: Pick<DocumentRecord, 'subscriptions' | 'title' | 'type'>;
  readonly lastReviewed: string | undefined;
}

/** Somebody who answers questions of a product. */
export interface Column extends NamedColumn {
  /** Every document that names the product for it, drafts among them, in the order in which they came. */
  readonly candidates: readonly Candidate[];
  /** The one that answers; absent where all of them are drafts or withdrawn. */
  readonly answer: { readonly document: Candidate; readonly status: ReviewState } | undefined;
  /** By topic. */
  readonly stretches: ReadonlyMap<string, Stretch>;
  /** Instant of the last withdrawal of a document that answered; null where none did and is gone. */
  readonly removedAt: string | null;
}

/** A product with who answers in it, whoever may read it. */
export interface Product {
  readonly record: ComparisonRecord;
  /** Its topics, each after the one that it belongs to. */
  readonly topics: ComparisonRecord['topics'];
  /** By name; those of which nothing is left among them. */
  readonly columns: readonly Column[];
  readonly names: ColumnNames;
  /** Of the library when this was read. */
  readonly corpusVersion: number;
}

/** Products in use, at the end of a day and after an import. */
const REMEMBERED = 30;

/** Reads the products of editions: an import tells of itself by the version of the library. */
export class ProductReader {
  readonly #parts: ProductParts;
  readonly #products = new RecentAnswers<Product | undefined>(REMEMBERED);

  constructor(parts: ProductParts) {
    this.#parts = parts;
  }

  /** A product of an edition by its slug, in whatever letter case; undefined where the library has none. */
  async find(edition: string, slug: string): Promise<Product | undefined> {
    const version = await this.#parts.content.readCorpusVersion();
    // What is in force today may have ended tomorrow.
    const key = `${version} ${this.#parts.clock.today()} ${edition} ${slug.toLowerCase()}`;
    return this.#products.remember(key, () => this.#read(edition, slug, version));
  }

  /** Every product of an edition, by title. */
  async list(edition: string): Promise<ComparisonRecord[]> {
    const found = await this.#parts.reference.listRecords('comparison', edition);
    return found.map(({ record }) => record).toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
  }

  async #read(edition: string, slug: string, corpusVersion: number): Promise<Product | undefined> {
    const record = (await this.list(edition)).find((one) => one.slug.toLowerCase() === slug.toLowerCase());
    if (!record) return undefined;
    const [stored, names] = await Promise.all([
      this.#parts.comparisons.listColumns(record.slug, edition),
      readColumnNames(this.#parts.reference, record.compares, edition),
    ]);
    const named = stored.flatMap((one) => {
      const column = names.name(one);
      return column ? [{ ...one, column }] : [];
    });
    const turns = new Turns(this.#parts.nextTurn);
    const columns: Column[] = [];
    for (const of of Map.groupBy(named, ({ column }) => column.id).values()) {
      const [first] = of;
      if (!first) continue;
      const candidates: Candidate[] = [];
      for (const { id, removedAt } of of) {
        await turns.take();
        const document = removedAt === null ? await this.#parts.content.findDocument(id) : undefined;
        if (document?.state === 'present') candidates.push(presentCandidate(document));
      }
      const answer = chooseAnswer(candidates, this.#parts.clock.today());
      const stretches = answer ? await this.#listAnswers(record, answer.document) : new Map<string, Stretch>();
      const removedAt =
        of
          .flatMap((one) => one.removedAt ?? [])
          .toSorted()
          .at(-1) ?? null;
      columns.push({ ...first.column, candidates, answer, stretches, removedAt });
    }
    const byName = columns.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
    return { record, topics: orderTopics(record.topics), columns: byName, names, corpusVersion };
  }

  async #listAnswers({ topics }: ComparisonRecord, { content }: Candidate): Promise<Map<string, Stretch>> {
    return listAnswers(await this.#parts.content.listOutline(content.id), content.blocks, topics);
  }
}

function presentCandidate(document: StoredDocument): Candidate {
  const { id, number, version, content, editions, publication, record } = document;
  return {
    ...readAnswering(record),
    id,
    number,
    version,
    content,
    editions,
    publication,
    record: { subscriptions: record.subscriptions, title: record.title, type: record.type },
    lastReviewed: record.dates.lastReviewed,
  };
}

/** What decides whether a document answers, in one of its versions. */
export function readAnswering(record: DocumentRecord): Answering {
  const { lastReviewed, inForceFrom, inForceUntil } = record.dates;
  return { reviewStatus: record.reviewStatus, date: lastReviewed ?? legalDateOf(record), inForceFrom, inForceUntil };
}
