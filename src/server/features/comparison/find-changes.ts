import type { ComparedDocument } from '#contract/comparison.ts';
import type { Reader } from '#domain/access/reader.ts';
import { listAnswers, type Stretch } from '#domain/comparison/answers.ts';
import type { ComparisonTopic } from '#domain/comparison/topic.ts';
import { blockText } from '#domain/document/block.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { ShownChanges } from '#domain/versions/shorten-changes.ts';
import type { DocumentGuard, OpenDocument } from '#server/asking/document-guard.ts';
import { RecentAnswers } from '#server/asking/recent-answers.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { DocumentVersion } from '#server/ports/version-store.ts';
import type { ComparedParts, TextComparer } from '#server/ports/text-comparer.ts';
import type { ChosenText, NoText, TextChooser } from './choose-text.ts';
import type { Column } from './product-reader.ts';

/** What became of one answer. */
type CellChanged = NonNullable<ComparedDocument['topicHtml'][number]['change']>;
type Piece = CellChanged['pieces'][number];

interface Parts {
  readonly texts: TextChooser;
  readonly guard: DocumentGuard;
  readonly content: Pick<ContentStore, 'listOutline' | 'listVersions' | 'listChunks' | 'listChunkSizes'>;
  readonly comparer: TextComparer;
}

interface Wish {
  readonly column: Column;
  readonly text: ChosenText;
  readonly topics: readonly ComparisonTopic[];
  readonly since: string;
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

  /** Nothing where the text of that day cannot be had: then nothing is claimed. */
  async find(reader: Reader, { column, text, topics, since }: Wish): Promise<Changes> {
    const former = await this.#chooseFormer(reader, column, since);
    if (!former || ('was' in former && former.was === 'lost')) return NOTHING;
    const before = 'was' in former ? undefined : former.shown;
    const after = text.shown;
    if (before?.content.id === after.content.id) return NOTHING;
    // A text of an earlier version of the library than that of the day: nothing of it came since.
    if (before?.number === after.number && before.version > after.version) return NOTHING;
    const [olds, news] = await Promise.all([before && this.#list(before, topics), this.#list(after, topics)]);
    const both = topics.flatMap(({ id }) => {
      const [old, next] = [olds?.get(id), news.get(id)];
      return old || next ? [{ id, old, next }] : [];
    });
    const parts = both.map(({ old = EMPTY, next = EMPTY }) => ({
      former: { content: before?.content.id ?? after.content.id, ...old },
      next: { content: after.content.id, ...next },
    }));
    const changes = await this.#compare(parts);
    const found = new Map<string, CellChanged>();
    for (const [at, { id, old, next }] of both.entries()) {
      const pieces = listPieces(changes[at]);
      if (pieces.every(({ kind }) => kind === 'same')) continue;
      const kind = old ? (next ? 'changed' : 'removed') : 'added';
      const brought = await this.#findBringer(reader, text, before, topics, id);
      found.set(id, { kind, ...brought, pieces, source: null });
    }
    return found;
  }

  /** Undefined where the reader may not have it. */
  async #chooseFormer(reader: Reader, column: Column, day: string): Promise<ChosenText | NoText | undefined> {
    try {
      return await this.#parts.texts.choose(reader, column, { day });
    } catch (error) {
      if (error instanceof LibraryError) return undefined;
      throw error;
    }
  }

  async #list({ content }: OpenDocument, topics: readonly ComparisonTopic[]): Promise<Map<string, Stretch>> {
    return listAnswers(await this.#parts.content.listOutline(content.id), content.blocks, topics);
  }

  #compare(parts: readonly ComparedParts[]): Promise<ShownChanges[]> {
    if (parts.length === 0) return Promise.resolve([]);
    return this.#compared.remember(JSON.stringify(parts), () => this.#parts.comparer.compareParts(parts));
  }

  /** The last version that changed the answer, and the day on which the library took it in. */
  async #findBringer(
    reader: Reader,
    { newest, shown }: ChosenText,
    before: OpenDocument | undefined,
    topics: readonly ComparisonTopic[],
    topic: string,
  ): Promise<Pick<CellChanged, 'on' | 'version'>> {
    const versions = (await this.#parts.content.listVersions(newest.number)).toSorted((a, b) => a.version - b.version);
    const end = versions.findIndex(({ version }) => version === shown.version);
    const begin =
      before?.number === shown.number ? versions.findIndex(({ version }) => version === before.version) : -1;
    const between = versions.slice(begin + 1, end);
    const own = versions[end];
    if (between.length === 0 || between.length > MOST_VERSIONS) return say(own);
    let later = await this.#readText(shown, topics, topic);
    let bringer = own;
    for (const version of between.toReversed()) {
      const text = await this.#readVersion(reader, newest, version, topics, topic);
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
    topics: readonly ComparisonTopic[],
    topic: string,
  ): Promise<string | undefined> {
    if (!isKept) return undefined;
    try {
      const opened = await this.#parts.guard.findVersion(reader, newest, version);
      return opened && (await this.#readText(opened, topics, topic));
    } catch (error) {
      if (error instanceof LibraryError) return undefined;
      throw error;
    }
  }

  async #readText(document: OpenDocument, topics: readonly ComparisonTopic[], topic: string): Promise<string> {
    const stretch = (await this.#list(document, topics)).get(topic);
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

function say(version: DocumentVersion | undefined): Pick<CellChanged, 'on' | 'version'> {
  return { on: version?.importedAt.slice(0, 10) ?? null, version: version?.version ?? null };
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
