import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DownloadBody } from '#contract/download.ts';
import type { Reader } from '#domain/access/reader.ts';
import type { DocumentRecord } from '#domain/document/document.ts';
import { nameLanguage } from '#domain/document/language-name.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { PROFILE_TYPE } from '#domain/records/profile-type.ts';
import { MOST_DOCUMENTS } from '#domain/search/search-limits.ts';
import { readCitedWork } from '#server/asking/cited-works.ts';
import type { DocumentGuard, OpenDocument } from '#server/asking/document-guard.ts';
import { listReferences } from '#server/asking/reference-entries.ts';
import type { ReadingBudget } from '#server/asking/reading-budget.ts';
import { UNMARKED, type TextMarker } from '#server/asking/text-marker.ts';
import { Turns } from '#server/asking/turns.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { Download, DownloadPlace, DownloadSource, SourcePlace } from '#server/ports/download-source.ts';
import type { Charge } from '#server/ports/register-call.ts';
import { describeBook, type BookFacts } from './describe-book.ts';
import { describeWork } from './describe-work.ts';
import { findReferred } from './find-referred.ts';
import { presentFront } from './present-front.ts';
import { isPlainFormat } from './print-plain.ts';
import { readParts } from './read-parts.ts';

interface Sources {
  readonly content: ContentStore;
  readonly guard: DocumentGuard;
  readonly budget: ReadingBudget;
  readonly marks: TextMarker;
  readonly clock: Pick<Clock, 'now'>;
}

/** Where a body names the one language version that is wanted. */
const LANGUAGE = 'options.language';
/** Headings from which on contents are worth their room. */
const LEAST_HEADINGS = 4;

/** Texts of documents, one or several in a file (OP-76, OP-77), closed ones left out by name (OP-124); or what they are to reference managers. */
export class DocumentSource implements DownloadSource {
  readonly name = 'documents';
  readonly #sources: Sources;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  async collect(reader: Reader, wish: DownloadBody, place: SourcePlace): Promise<Download> {
    const ids = readIds(wish);
    const first = ids.slice(0, MOST_DOCUMENTS);
    if (isPlainFormat(place.format)) return this.#collectWorks(reader, wish, place, { ids: first, total: ids.length });
    const { taken: documents, leftOut } = await takeEach(first, (id) => this.#open(reader, wish, id));
    const book = await this.#findBook(reader, documents, place);
    const works = await Promise.all(documents.map((document) => this.#describe(reader, document, wish, place, book)));
    const notes = [...leftOut, ...describeCut(ids.length), ...works.flatMap(({ unmarked }) => unmarked ?? [])];
    const edition = reader.edition.name;
    const front = presentFront({
      works,
      notes,
      bookFacts: book?.facts ?? [],
      wish,
      edition,
      now: this.#sources.clock.now(),
    });
    return {
      // Last of all: nothing after it fails.
      held: await this.#sources.budget.hold(
        reader,
        documents.map(({ id }) => id),
      ),
      title: front.title,
      content: { paper: { head: front, texts: works.map(({ parts }) => parts) } },
      count: { rows: works.length, total: ids.length },
      shown: documents.map(({ id, record }) => ({ id, title: record.title, type: record.type })),
    };
  }

  /**
   * The works alone, for reference managers: by their records, which are no secret of closed ones (OP-169), so that
   * nothing is read of a text and nothing counts as one that was.
   */
  async #collectWorks(
    reader: Reader,
    wish: DownloadBody,
    { origin }: DownloadPlace,
    { ids, total }: { readonly ids: readonly string[]; readonly total: number },
  ): Promise<Download> {
    const version = wish.version ?? undefined;
    const { taken } = await takeEach(ids, (id) => findReferred(this.#sources.guard, reader, id, version));
    const [{ document }, ...others] = taken;
    const isSingle = others.length === 0;
    // People are no works, and are not missed in the file.
    const works = taken.filter((one) => one.document.record.type !== PROFILE_TYPE);
    const wishes = works.map((one) => ({ ...one, link: new URL(one.address, origin).href }));
    return {
      title: (isSingle ? document.record.title : wish.title?.trim()) || `${taken.length} documents`,
      content: { plain: { listWorks: () => listReferences(this.#sources.content, wishes, new Turns(nextTurn)) } },
      count: { rows: works.length, total: total - (taken.length - works.length) },
    };
  }

  async #open(reader: Reader, { version, options }: DownloadBody, id: string): Promise<OpenDocument> {
    const { guard } = this.#sources;
    const newest = await guard.getOpen(reader, id);
    const document = await guard.openVersion(reader, newest, version ?? undefined);
    refuseOtherLanguage(document.record, options?.language ?? undefined);
    return document;
  }

  /** The book or journal that all of several texts are from, where the reader may see its page. */
  async #findBook(reader: Reader, documents: readonly OpenDocument[], { origin }: DownloadPlace) {
    const [id, ...others] = new Set(documents.map(({ publication }) => publication));
    if (id === undefined || others.length > 0 || documents.length < 2) return undefined;
    const { guard, content } = this.#sources;
    const [book, nodes] = await Promise.all([content.findPublication(id), content.listNodes(id)]);
    if (!book || !(await guard.findOpen(reader, id))) return undefined;
    return describeBook(book, nodes, origin);
  }

  /** A text as far as it is known before it is read, and the way to its parts. */
  async #describe(
    reader: Reader,
    document: OpenDocument,
    wish: DownloadBody,
    { origin, charge }: DownloadPlace,
    book: BookFacts | undefined,
  ) {
    const { content, guard } = this.#sources;
    const { options } = wish;
    const [versions, outline, publication] = await Promise.all([
      content.listVersions(document.number),
      content.listOutline(document.content.id),
      guard.findPublication(reader, document),
    ]);
    const isNewest = versions.some(({ version, replacedAt }) => version === document.version && replacedAt === null);
    const isMarked = isNewest && options?.highlights === true;
    const { highlights, refusal } = isMarked ? await this.#mark(document, wish, charge) : UNMARKED;
    const parts = readParts(content, document, {
      edition: reader.edition.id,
      matches: highlights?.matches ?? [],
      origin,
      language: options?.language ?? undefined,
    });
    return {
      ...describeWork({
        document,
        versions,
        publication: publication?.record,
        headings: book?.headingsOf(document.id) ?? '',
        origin,
        isBrief: options?.metadata === false,
        language: options?.language ?? undefined,
        cited: await readCitedWork(content, document, publication),
        style: options?.style,
      }),
      parts,
      unmarked: refusal === undefined ? undefined : `“${document.record.title}” is not marked. ${refusal}`,
      hasContents: outline.length >= LEAST_HEADINGS,
    };
  }

  #mark(document: OpenDocument, { searchTerm, forms }: DownloadBody, charge: Charge) {
    return this.#sources.marks.find(
      document,
      { searchTerm: searchTerm ?? undefined, forms: forms ?? undefined },
      charge,
    );
  }
}

/** Those that the reader may have, at least one, and of the others why they are not in the file. One alone is refused as it is. */
async function takeEach<Taken>(ids: readonly string[], take: (id: string) => Promise<Taken>) {
  const taken: Taken[] = [];
  const leftOut: string[] = [];
  for (const id of ids) {
    try {
      taken.push(await take(id));
    } catch (error) {
      if (ids.length === 1 || !(error instanceof LibraryError) || !isAboutOne(error)) throw error;
      leftOut.push(describeLeftOut(id, error));
    }
  }
  const [first, ...others] = taken;
  if (first === undefined) throw new LibraryError('download-empty');
  return { taken: [first, ...others] as const, leftOut };
}

/** Throws `value-not-allowed` where no document is named, or several where one is wanted. */
function readIds({ kind, ids = [] }: DownloadBody): string[] {
  const named = [...new Set(ids.map(({ id }) => id))];
  if (named.length > 0 && (kind === 'documents' || named.length === 1)) return named;
  const wanted = kind === 'documents' ? 'the documents' : 'one document';
  throw new LibraryError('value-not-allowed', { field: 'ids', reason: `Say which: ${wanted} to download, by id.` });
}

/** A file of a language that a text does not have would be empty. Throws `value-not-allowed`. */
function refuseOtherLanguage({ title, languages }: DocumentRecord, language: string | undefined): void {
  if (language === undefined || languages.includes(language)) return;
  const reason = `“${title}” has no text in ${nameLanguage(language)}.`;
  throw new LibraryError('value-not-allowed', { field: LANGUAGE, title, reason, allowed: [...languages] });
}

function isAboutOne({ code, details }: LibraryError): boolean {
  if (code === 'value-not-allowed') return details?.field === LANGUAGE;
  return code === 'document-not-included' || code === 'document-withdrawn' || code === 'document-not-found';
}

function describeLeftOut(id: string, { code, details }: LibraryError): string {
  const gone = `withdrawn on ${formatDate(details?.date ?? '')}`;
  if (code === 'document-withdrawn' && !details?.title) return `Left out: a profile, ${gone}.`;
  const title = details?.title ?? id;
  if (code === 'value-not-allowed') return `Left out: ${details?.reason ?? id}`;
  if (code === 'document-not-included') return `Left out: “${title}”, which is not part of your subscription.`;
  if (code === 'document-withdrawn') return `Left out: “${title}”, ${gone}.`;
  return `Left out: “${title}”, which this library does not hold.`;
}

function describeCut(wanted: number): string[] {
  if (wanted <= MOST_DOCUMENTS) return [];
  return [`A file takes ${MOST_DOCUMENTS} documents: these are the first of ${wanted} that were chosen.`];
}
