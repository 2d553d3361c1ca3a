import type { ComparedDocument, ComparisonAnswer } from '#contract/comparison.ts';
import type { Reader } from '#domain/access/reader.ts';
import { presentTextAddress } from '#domain/addresses/text-address.ts';
import { listParents } from '#domain/comparison/topic-tree.ts';
import { cite } from '#domain/citing/cite.ts';
import { writePlain } from '#domain/citing/runs.ts';
import type { Block } from '#domain/document/block.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { countMonthsSince } from '#domain/facts/age.ts';
import { readCitedWork } from '#server/asking/cited-works.ts';
import type { DocumentGuard, OpenDocument } from '#server/asking/document-guard.ts';
import type { HeldDocuments, ReadingBudget } from '#server/asking/reading-budget.ts';
import { Turns } from '#server/asking/turns.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { NextTurn } from '#server/ports/next-turn.ts';
import type { TextComparer } from '#server/ports/text-comparer.ts';
import { TextChooser, type ChosenText, type NoText, type When } from './choose-text.ts';
import { AnswerDrawer, type DrawnAnswer, type NeededParts } from './draw-answers.ts';
import { ChangeFinder, type Changes } from './find-changes.ts';
import { findStretches } from './find-stretches.ts';
import { describeLock, findProduct } from './landing.service.ts';
import type { PlaceFacts } from './place-facts.ts';
import type { Candidate, Column, Product, ProductReader } from './product-reader.ts';
import { readChoice, type Choice } from './read-choice.ts';

interface Parts {
  readonly products: ProductReader;
  readonly places: PlaceFacts;
  readonly content: ContentStore;
  readonly guard: DocumentGuard;
  readonly budget: ReadingBudget;
  readonly comparer: TextComparer;
  readonly clock: Pick<Clock, 'today'>;
  readonly nextTurn: NextTurn;
}

/** What is compared, as the call has it. */
export interface CompareWish {
  readonly slug: string;
  readonly TopicIds: readonly string[];
  readonly JurisDictions: readonly string[];
  readonly AsOf?: string | null | undefined;
  readonly Since?: string | null | undefined;
  readonly CorpusVersion?: number | null | undefined;
  /** Scheme, host and port the reader is on. */
  readonly origin: string;
}

/** What was shown of a document, for whoever counts it. */
export interface Compared {
  readonly answer: ComparisonAnswer;
  readonly product: Product;
  readonly opened: readonly OpenDocument[];
  /** What was asked for and is closed to the reader. */
  readonly closed: readonly Candidate[];
  /** The answers as blocks, by column and topic. */
  readonly texts: ReadonlyMap<string, ReadonlyMap<string, readonly Block[]>>;
}

/** With what was taken out of the reader's budget for it. */
export interface HeldComparison extends Compared {
  readonly held: HeldDocuments;
}

type Head = ComparisonAnswer['jurisdictions'][number];

/** A column that was asked for, with what is there of it. */
interface Filled {
  readonly column: Column;
  readonly text: ChosenText | NoText | undefined;
  readonly lock: Pick<Head, 'isLocked' | 'heldBy'>;
}

type Cell = ComparedDocument['topicHtml'][number];

/** What was asked, as it was understood. */
interface Asked {
  readonly product: Product;
  readonly choice: Choice;
  readonly wish: CompareWish;
}

type Drawn = Filled & { readonly text: ChosenText; readonly plan: NeededParts };

/** Puts answers side by side. */
export class CompareService {
  readonly #parts: Parts;
  readonly #texts: TextChooser;
  readonly #drawer: AnswerDrawer;
  readonly #changes: ChangeFinder;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#texts = new TextChooser(parts);
    this.#drawer = new AnswerDrawer(parts.content);
    this.#changes = new ChangeFinder({ ...parts, texts: this.#texts });
  }

  /**
   * Empty unless both topics and places are given (TL-047, TL-048). Throws what `findProduct` and `readChoice` throw,
   * `field-invalid` for a version of the library that is not there yet, `reading-limit` and `comparison-too-long`.
   */
  async compare(reader: Reader, wish: CompareWish): Promise<Compared> {
    const { held, ...compared } = await this.hold(reader, wish);
    await held.keep();
    return compared;
  }

  /** The same for whoever makes a file of it, and says whether that came to be. */
  // Long because: what was held of the budget is given back by the one that took it, whatever fails on the way.
  async hold(reader: Reader, wish: CompareWish): Promise<HeldComparison> {
    const product = await findProduct(this.#parts.products, reader, wish.slug);
    const when = readWhen(wish, product);
    const choice = await readChoice(this.#parts.products, reader.edition.id, product, wish, when !== undefined);
    const isEmpty = choice.topics.length === 0 || choice.columns.length === 0;
    const filled: Filled[] = [];
    for (const column of isEmpty ? [] : choice.columns) filled.push(await this.#fill(reader, column, when));
    const turns = new Turns(this.#parts.nextTurn);
    const asked = { product, choice, wish };
    const drawn = await this.#plan(filled, asked, turns);
    this.#drawer.checkSize(drawn.map(({ plan }) => plan));
    const opened = drawn.map(({ text }) => text.shown);
    const held = await this.#parts.budget.hold(
      reader,
      opened.map(({ id }) => id),
    );
    try {
      const documents: ComparedDocument[] = [];
      const texts = new Map<string, ReadonlyMap<string, readonly Block[]>>();
      for (const one of drawn) {
        const answers = await this.#drawer.draw(reader, one.plan, turns);
        texts.set(one.column.id, new Map(answers.map(({ topic, blocks }) => [topic, blocks])));
        documents.push(await this.#present(reader, one, answers, asked));
      }
      const answer = {
        topics: (isEmpty ? [] : choice.topics).map(({ id, label }) => ({
          topicId: id,
          description: label,
          parents: listParents(product.topics, id),
        })),
        documents,
        jurisdictions: filled.map((one) => this.#presentHead(one)),
        dropped: [...choice.dropped],
        asOf: wish.AsOf ?? null,
        since: wish.Since ?? null,
        corpusVersion: product.corpusVersion,
      };
      return { answer, product, opened, closed: listClosed(filled), texts, held };
    } catch (error) {
      await held.giveBack();
      throw error;
    }
  }

  /** Closed to the reader as it is now, or as it was then: of either no word is told. */
  async #fill(reader: Reader, column: Column, when: When | undefined): Promise<Filled> {
    const open = { isLocked: false, heldBy: [] };
    const document = column.answer?.document;
    const lock = document ? describeLock(reader, document) : open;
    if (lock.isLocked) return { column, text: undefined, lock };
    try {
      return { column, text: await this.#texts.choose(reader, column, when), lock: open };
    } catch (error) {
      if (!(error instanceof LibraryError) || !CLOSED.has(error.code)) throw error;
      return { column, text: undefined, lock: { isLocked: true, heldBy: [...(error.details?.heldBy ?? [])] } };
    }
  }

  /** What has to be read of each text. */
  async #plan(filled: readonly Filled[], { product, choice }: Asked, turns: Turns): Promise<Drawn[]> {
    const drawn: Drawn[] = [];
    for (const { column, text, lock } of filled) {
      if (!text || 'was' in text) continue;
      await turns.take();
      const all = await findStretches(this.#parts.content, product, column, text.shown);
      const wanted = choice.topics.flatMap(({ id }) => {
        const stretch = all.get(id);
        return stretch ? [[id, stretch] as const] : [];
      });
      drawn.push({ column, text, lock, plan: await this.#drawer.plan(text.shown, new Map(wanted)) });
    }
    return drawn;
  }

  async #present(
    reader: Reader,
    { column, text }: Drawn,
    answers: readonly DrawnAnswer[],
    asked: Asked,
  ): Promise<ComparedDocument> {
    const { newest, shown, status, by, heldFrom, heldUntil } = text;
    const { product, choice } = asked;
    const { Since, CorpusVersion } = asked.wish;
    const since = Since ? { day: Since, corpusVersion: CorpusVersion ?? undefined } : undefined;
    const [changes, work] = await Promise.all([
      since ? this.#changes.find(reader, { product, column, text, topics: choice.topics, since }) : NO_CHANGES,
      readCitedWork(this.#parts.content, shown),
    ]);
    const topicHtml: Cell[] = [];
    for (const answer of answers) topicHtml.push(await this.#presentCell(answer, changes, { column, text }, asked));
    const removed = [...changes].filter(([, { kind }]) => kind === 'removed');
    const permalink = `${asked.wish.origin}${presentTextAddress(newest)}?version=${shown.version}`;
    return {
      documentId: newest.id,
      jurisdiction: column.id,
      title: shown.record.title,
      language: shown.record.languages[0] ?? 'en',
      topicHtml,
      removed: removed.map(([topicId, change]) => ({ topicId, change })),
      sourceDetails: { citation: writePlain(cite(work, 'plain')), permalink },
      status,
      version: shown.version,
      by,
      heldFrom,
      heldUntil,
    };
  }

  async #presentCell(
    { topic, source, blocks: _blocks, ...answer }: DrawnAnswer,
    changes: Changes,
    { column, text: { newest, shown } }: Pick<Drawn, 'column' | 'text'>,
    { product, choice, wish }: Asked,
  ): Promise<Cell> {
    const version = shown.version === newest.version ? '' : `?version=${shown.version}`;
    const asked = choice.topics.find(({ id }) => id === topic);
    const day = wish.AsOf ?? this.#parts.clock.today();
    const change = changes.get(topic);
    return {
      topicId: topic,
      ...answer,
      url: `${presentTextAddress(newest)}${version}#${encodeURIComponent(answer.from)}`,
      facts: asked ? await this.#parts.places.show(product.corpusVersion, column.id, asked, day) : [],
      change: change ? { ...change, source: change.kind === 'not held' ? null : source } : null,
    };
  }

  #presentHead({ column, text, lock }: Filled): Head {
    const { id, name } = column;
    const none = { contributors: [], lastReviewDate: null, monthsSinceReview: null, documentId: null };
    if (!text || 'was' in text) {
      return { id, name, ...none, ...lock, note: text?.note ?? null, removedOn: text?.removedOn ?? null };
    }
    const { authors, dates } = text.shown.record;
    return {
      id,
      name,
      documentId: text.newest.id,
      contributors: authors.map((author) => author.name),
      lastReviewDate: dates.lastReviewed ?? null,
      monthsSinceReview:
        dates.lastReviewed === undefined ? null : countMonthsSince(dates.lastReviewed, this.#parts.clock.today()),
      ...lock,
      note: null,
      removedOn: null,
    };
  }
}

const NO_CHANGES: Changes = new Map();
const CLOSED: ReadonlySet<string> = new Set(['document-not-included', 'version-not-included']);

function listClosed(filled: readonly Filled[]): Candidate[] {
  return filled.flatMap(({ lock, column }) => (lock.isLocked ? (column.answer?.document ?? []) : []));
}

/**
 * Throws `field-invalid` for a version that is not there yet, and for changes since a day after the one that is shown:
 * they would be told the wrong way round.
 */
function readWhen({ AsOf, Since, CorpusVersion }: CompareWish, { corpusVersion }: Product): When | undefined {
  const day = AsOf ?? undefined;
  const version = CorpusVersion ?? undefined;
  if (day !== undefined && Since && Since > day) {
    const reason = `Since: ${formatDate(Since)} is after ${formatDate(day)}, of which the answers are; say a day before it.`;
    throw new LibraryError('field-invalid', { field: 'Since', reason });
  }
  if (version !== undefined && version > corpusVersion) {
    const reason = `CorpusVersion: the library is in version ${corpusVersion}; there is no ${version} yet.`;
    throw new LibraryError('field-invalid', { field: 'CorpusVersion', reason });
  }
  const then = version === corpusVersion ? undefined : version;
  return day === undefined && then === undefined ? undefined : { day, corpusVersion: then };
}
