import { createHash, type Hash } from 'node:crypto';
import type { Reader } from '#domain/access/reader.ts';
import { EMPTY_COMPARISON, printComparisonQuery } from '#domain/comparison/comparison-address.ts';
import { COMPARISON_LIMITS } from '#domain/comparison/comparison.ts';
import { blockText } from '#domain/document/block.ts';
import { resolveRoute } from '#domain/edition/resolve-route.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { addDays } from '#domain/thresholds/count-limit.ts';
import {
  addressOfPlace,
  listChangedParts,
  readSeenPlace,
  type WatchedPlace,
} from '#domain/comparison/watched-place.ts';
import type { DocumentGuard, OpenDocument } from '#server/asking/document-guard.ts';
import { RecentAnswers } from '#server/asking/recent-answers.ts';
import { Turns } from '#server/asking/turns.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { NextTurn } from '#server/ports/next-turn.ts';
import type { PlaceChanges, PlaceWatch, WatchedNow } from '#server/ports/place-watch.ts';
import { TextChooser } from './choose-text.ts';
import { findStretches } from './find-stretches.ts';
import { describeLock, findProduct } from './landing.service.ts';
import type { Column, Product, ProductReader } from './product-reader.ts';

interface Parts {
  readonly products: ProductReader;
  readonly content: ContentStore;
  readonly guard: DocumentGuard;
  readonly clock: Pick<Clock, 'today'>;
  readonly nextTurn: NextTurn;
}

type Marks = Readonly<Record<string, string>>;

/** Texts whose marks stay at hand. */
const REMEMBERED = 300;
const TYPES = { whole: 'Comparison', column: 'Column of a comparison', answer: 'Answer in a comparison' } as const;

/** Places of comparisons, each part with a mark that is another once its words are. */
export class WatchPlaces implements PlaceWatch {
  readonly #parts: Parts;
  readonly #texts: TextChooser;
  /** A content never changes under its number, nor do topics within a version of the library. */
  readonly #marks = new RecentAnswers<Marks>(REMEMBERED);

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#texts = new TextChooser(parts);
  }

  async look(reader: Reader, place: WatchedPlace): Promise<WatchedNow> {
    // A desk may hold a thousand of them, and who asks for all of them holds up nobody.
    await this.#parts.nextTurn();
    const product = await this.#find(reader, place.slug);
    if (product instanceof LibraryError) return describeAway(place, product);
    const column = product.columns.find(({ id }) => id === place.place);
    const topic = product.topics.find(({ id }) => id === place.topic);
    const said = describe(product, { ...place, slug: product.record.slug }, column, topic?.label);
    const isGone = (place.place !== undefined && column?.answer === undefined) || (place.topic !== undefined && !topic);
    if (isGone) return { ...said, state: 'missing' };
    if (!column) return { ...said, parts: markColumns(product) };
    return this.#lookAt(reader, product, column, said);
  }

  async findChanges(reader: Reader, now: WatchedNow, seen: string): Promise<PlaceChanges | undefined> {
    const before = readSeenPlace(seen);
    const product = now.state === 'open' && before ? await this.#find(reader, now.place.slug) : undefined;
    if (!before || !product || product instanceof LibraryError) return undefined;
    const { place } = now.place;
    const changed = listChangedParts(before, now.parts);
    const columns = product.columns.filter(({ id }) => (place === undefined ? changed.includes(id) : id === place));
    // Of what is closed to the reader nothing is told, not even that it changed.
    const open = columns.filter(({ answer }) => !answer || !describeLock(reader, answer.document).isLocked);
    const names =
      place === undefined
        ? open.map(({ name }) => name)
        : product.topics.filter(({ id }) => changed.includes(id)).map(({ label }) => label);
    if (names.length === 0) return undefined;
    const days = await Promise.all(open.map((column) => this.#findDayBefore(reader, column)));
    const since = [before.day, ...days.flatMap((day) => day ?? [])].toSorted()[0] ?? before.day;
    const topics =
      place === undefined
        ? product.topics.map(({ id }) => id)
        : product.topics.filter(({ id }) => changed.includes(id)).map(({ id }) => id);
    const choice = {
      ...EMPTY_COMPARISON,
      places: open
        .filter(({ answer }) => answer)
        .map(({ id }) => id)
        .slice(0, COMPARISON_LIMITS.jurisdictions),
      topics: topics.slice(0, COMPARISON_LIMITS.topics),
      since,
    };
    return { names, url: `/compare-jurisdictions/${product.record.slug}${printComparisonQuery(choice)}` };
  }

  /** An error where the reader has no such comparison. */
  async #find(reader: Reader, slug: string): Promise<Product | LibraryError> {
    const { edition, codes } = reader;
    try {
      const product = await findProduct(this.#parts.products, reader, slug);
      const { kind } = resolveRoute(edition.routes, edition.subscriptions, codes, addressOfPlace({ slug }), '');
      return kind === 'page' ? product : new LibraryError('not-subscribed');
    } catch (error) {
      if (error instanceof LibraryError) return error;
      throw error;
    }
  }

  async #lookAt(reader: Reader, product: Product, column: Column, said: WatchedNow): Promise<WatchedNow> {
    const { topic } = said.place;
    const lock = column.answer ? describeLock(reader, column.answer.document) : undefined;
    if (lock?.isLocked) return { ...said, state: 'closed', heldBy: lock.heldBy };
    try {
      const text = await this.#texts.choose(reader, column, undefined);
      if ('was' in text) return { ...said, state: 'missing' };
      const marks = await this.#mark(product, column, text.shown);
      const parts =
        topic === undefined ? marks : Object.fromEntries(Object.entries(marks).filter(([id]) => id === topic));
      const topics = topic === undefined ? Object.keys(marks).slice(0, COMPARISON_LIMITS.topics) : [topic];
      const choice = { ...EMPTY_COMPARISON, places: [column.id], topics };
      return { ...said, parts, url: `/compare-jurisdictions/${product.record.slug}${printComparisonQuery(choice)}` };
    } catch (error) {
      if (!(error instanceof LibraryError)) throw error;
      return { ...said, state: 'closed', heldBy: error.details?.heldBy ?? [] };
    }
  }

  /** A mark of each answer of a text. */
  #mark(product: Product, column: Column, document: OpenDocument): Promise<Marks> {
    const { record, corpusVersion } = product;
    const { content } = document;
    return this.#marks.remember(`${corpusVersion} ${record.id} ${content.id}`, async () => {
      const store = this.#parts.content;
      const answers = [...(await findStretches(store, product, column, document))];
      const hashes = new Map(answers.map(([id]) => [id, createHash('sha256')]));
      const turns = new Turns(this.#parts.nextTurn);
      for (const { sequence, firstBlock } of await store.listChunkSizes(content.id)) {
        await turns.take();
        const [chunk] = await store.listChunks(content.id, sequence, sequence + 1);
        for (const [at, block] of (chunk?.blocks ?? []).entries()) {
          const number = firstBlock + at;
          for (const [id, { from, to }] of answers) {
            if (number >= from && number < to) hashes.get(id)?.update(`${blockText(block)}\n`);
          }
        }
      }
      return Object.fromEntries([...hashes].map(([id, hash]) => [id, markOf(hash)]));
    });
  }

  /** The day before the text of a column began to hold: earlier than that it was another. */
  async #findDayBefore(reader: Reader, column: Column): Promise<string | undefined> {
    if (!column.answer) return undefined;
    const text = await this.#texts.choose(reader, column, undefined);
    return 'was' in text || text.heldFrom === null ? undefined : addDays(text.heldFrom, -1);
  }
}

/** A mark of each column: its document in its version. */
function markColumns({ columns }: Product): Marks {
  const answered = columns.flatMap(({ id, answer }) => (answer ? [{ id, ...answer }] : []));
  return Object.fromEntries(
    answered.map(({ id, document }) => [id, markOf(createHash('sha256').update(`${document.id} ${document.version}`))]),
  );
}

/** Short enough for thousands of them, and never twice the same by accident. */
function markOf(hash: Hash): string {
  return hash.digest('base64url').slice(0, 12);
}

function describe(
  { record }: Product,
  place: WatchedPlace,
  column: Column | undefined,
  topic: string | undefined,
): WatchedNow {
  const of = [column?.name ?? place.place, topic ?? place.topic].filter((name) => name !== undefined);
  const kind = place.place === undefined ? 'whole' : place.topic === undefined ? 'column' : 'answer';
  return {
    place,
    state: 'open',
    heldBy: [],
    title: of.length === 0 ? record.title : `${record.title}: ${of.join(', ')}`,
    url: addressOfPlace(place),
    type: TYPES[kind],
    jurisdictions: column && record.compares === 'places' ? [column.name] : [],
    parts: null,
  };
}

/** What is known of a place whose comparison the reader does not have. */
function describeAway(place: WatchedPlace, { code, details }: LibraryError): WatchedNow {
  const isClosed = code === 'not-subscribed';
  return {
    place,
    heldBy: details?.heldBy ?? [],
    title: '',
    type: TYPES.whole,
    jurisdictions: [],
    parts: null,
    state: isClosed ? 'closed' : 'missing',
    url: addressOfPlace(place),
  };
}
