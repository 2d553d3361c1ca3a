import type { ComparedDocument } from '#contract/comparison.ts';
import type { Reader } from '#domain/access/reader.ts';
import type { Stretch } from '#domain/comparison/answers.ts';
import type { ComparisonTopic } from '#domain/comparison/topic.ts';
import { blockText } from '#domain/document/block.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { listStates } from '#domain/versions/states-of-law.ts';
import type { ShownChanges } from '#domain/versions/shorten-changes.ts';
import type { DocumentGuard, OpenDocument } from '#server/asking/document-guard.ts';
import { RecentAnswers } from '#server/asking/recent-answers.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { DocumentVersion } from '#server/ports/version-store.ts';
import type { ComparedParts, TextComparer } from '#server/ports/text-comparer.ts';
import type { ChosenText, NoText, TextChooser, When } from './choose-text.ts';
import { findStretches } from './find-stretches.ts';
import type { Column, Product } from './product-reader.ts';

/** What became of one answer. */
type CellChanged = NonNullable<ComparedDocument['topicHtml'][number]['change']>;
type Brought = Pick<CellChanged, 'on' | 'isInForce' | 'version'>;
type Piece = CellChanged['pieces'][number];

interface Parts {
  readonly texts: TextChooser;
  readonly guard: DocumentGuard;
  readonly content: Pick<ContentStore, 'listOutline' | 'listVersions' | 'listChunks' | 'listChunkSizes'>;
  readonly comparer: TextComparer;
}

/** Whose answers are looked for. */
interface Asked {
  readonly product: Product;
  readonly column: Column;
}

interface Wish extends Asked {
  readonly text: ChosenText;
  readonly topics: readonly ComparisonTopic[];
  readonly since: When;
}

/** Changes of answers, by topic. */
export type Changes = ReadonlyMap<string, CellChanged>;

const NOTHING: Changes = new Map();
const REMEMBERED = 32;
/** So many versions are looked at for the one that brought a change. */
const MOST_VERSIONS = 12;
const EMPTY = { from: 0, to: 0 };

/** Says what changed in answers since a day, by words, as the comparison of versions does. */
export class ChangeFinder {
  readonly #parts: Parts;
  /** A content never changes under its number. */
  readonly #compared = new RecentAnswers<ShownChanges[]>(REMEMBERED);

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Nothing where the text of that day was taken away or is closed: then nothing is claimed. Where none of that day is at
   * hand, or one of the states of a law says nothing of a topic, that is said, and not that the answer is new.
   */
  async find(reader: Reader, { text, topics, since, ...asked }: Wish): Promise<Changes> {
    const former = await this.#chooseFormer(reader, asked.column, since);
    if (!former || ('was' in former && former.was === 'lost')) return NOTHING;
    const after = text.shown;
    const before = 'was' in former ? undefined : former.shown;
    if (before?.content.id === after.content.id) return NOTHING;
    // A text of an earlier version of the library than that of the day: nothing of it came since.
    if (before?.number === after.number && before.version > after.version) return NOTHING;
    const ids = topics.map(({ id }) => id);
    const news = await this.#list(after, asked);
    if (!before || 'was' in former) return sayNotHeld(ids.filter((id) => news.has(id)));
    const olds = await this.#list(before, asked);
    // Of a law of former times often only the answers are held that changed since.
    const unheld = former.by === 'validity' ? ids.filter((id) => news.has(id) && !olds.has(id)) : [];
    const both = ids.flatMap((id) => {
      const [old, next] = [olds.get(id), news.get(id)];
      return (old || next) && !unheld.includes(id) ? [{ id, old, next }] : [];
    });
    const parts = both.map(({ old = EMPTY, next = EMPTY }) => ({
      former: { content: before.content.id, ...old },
      next: { content: after.content.id, ...next },
    }));
    const changes = await this.#compare(parts);
    const found = new Map(sayNotHeld(unheld));
    for (const [at, { id, old, next }] of both.entries()) {
      const pieces = listPieces(changes[at]);
      if (pieces.every(({ kind }) => kind === 'same')) continue;
      const kind = old ? (next ? 'changed' : 'removed') : 'added';
      const brought = await this.#findBringer(reader, text, before, asked, id);
      found.set(id, { kind, ...brought, pieces, source: null });
    }
    return found;
  }

  /** Undefined where the reader may not have it. */
  async #chooseFormer(reader: Reader, column: Column, since: When): Promise<ChosenText | NoText | undefined> {
    try {
      return await this.#parts.texts.choose(reader, column, since);
    } catch (error) {
      if (error instanceof LibraryError) return undefined;
      throw error;
    }
  }

  #list(document: OpenDocument, { product, column }: Asked): Promise<ReadonlyMap<string, Stretch>> {
    return findStretches(this.#parts.content, product, column, document);
  }

  #compare(parts: readonly ComparedParts[]): Promise<ShownChanges[]> {
    if (parts.length === 0) return Promise.resolve([]);
    return this.#compared.remember(JSON.stringify(parts), () => this.#parts.comparer.compareParts(parts));
  }

  /** The last version that changed the answer, and its day. */
  async #findBringer(
    reader: Reader,
    { newest, shown }: ChosenText,
    before: OpenDocument,
    asked: Asked,
    topic: string,
  ): Promise<Brought> {
    const versions = orderAsHeld(await this.#parts.content.listVersions(newest.number), shown.version);
    const end = versions.findIndex(({ version }) => version === shown.version);
    const begin = before.number === shown.number ? versions.findIndex(({ version }) => version === before.version) : -1;
    const between = versions.slice(begin + 1, end);
    const own = versions[end];
    if (between.length === 0 || between.length > MOST_VERSIONS) return say(own);
    let later = await this.#readText(shown, asked, topic);
    let bringer = own;
    for (const version of between.toReversed()) {
      const text = await this.#readVersion(reader, newest, version, asked, topic);
      if (text !== later) return say(bringer);
      later = text;
      bringer = version;
    }
    return say(bringer);
  }

  async #readVersion(
    reader: Reader,
    newest: OpenDocument,
    { version, isKept }: DocumentVersion,
    asked: Asked,
    topic: string,
  ): Promise<string | undefined> {
    if (!isKept) return undefined;
    try {
      const opened = await this.#parts.guard.findVersion(reader, newest, version);
      return opened && (await this.#readText(opened, asked, topic));
    } catch (error) {
      if (error instanceof LibraryError) return undefined;
      throw error;
    }
  }

  async #readText(document: OpenDocument, asked: Asked, topic: string): Promise<string> {
    const stretch = (await this.#list(document, asked)).get(topic);
    if (!stretch) return '';
    const { content } = this.#parts;
    const texts: string[] = [];
    for (const { sequence, firstBlock } of await content.listChunkSizes(document.content.id)) {
      if (firstBlock >= stretch.to) break;
      const [chunk] = await content.listChunks(document.content.id, sequence, sequence + 1);
      const own = chunk?.blocks.filter((_, at) => firstBlock + at >= stretch.from && firstBlock + at < stretch.to);
      texts.push(...(own ?? []).map(blockText));
    }
    return texts.join('\n');
  }
}

/** The states of a law as they followed each other in force, where the text is one of them; else versions as they came. */
function orderAsHeld(versions: readonly DocumentVersion[], shown: number): readonly DocumentVersion[] {
  const states = listStates(versions);
  return states.some(({ version }) => version === shown)
    ? states
    : versions.toSorted((one, other) => one.version - other.version);
}

/** A text that says when it is law is of that day, and not of the one on which it was taken in (OP-197). */
function say(version: DocumentVersion | undefined): Brought {
  const inForceFrom = version?.inForceFrom ?? null;
  return {
    on: inForceFrom ?? version?.importedAt.slice(0, 10) ?? null,
    isInForce: inForceFrom !== null,
    version: version?.version ?? null,
  };
}

function sayNotHeld(topics: readonly string[]): Map<string, CellChanged> {
  const change = { kind: 'not held', on: null, isInForce: false, version: null, pieces: [], source: null } as const;
  return new Map(topics.map((id) => [id, { ...change, pieces: [] }]));
}

/** Words of one block after the other; what is left out between is an ellipsis. */
function listPieces(changes: ShownChanges | undefined): Piece[] {
  const pieces: Piece[] = [];
  for (const [at, row] of (changes?.rows ?? []).entries()) {
    if (at > 0) pieces.push({ kind: 'same', text: '\n' });
    if (row.kind === 'unchanged') pieces.push({ kind: 'same', text: '…' });
    else pieces.push(...row.pieces.map(({ kind, text }) => ({ kind, text })));
  }
  return pieces;
}
