import type { DocumentAddress } from '#contract/document-address.ts';
import { MOST_PARTS, type DocumentDetails } from '#contract/document.ts';
import type { Reader } from '#domain/access/reader.ts';
import { nestNodes } from '#domain/records/publication-node.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { CitationStore } from '#server/ports/citation-store.ts';
import type { ContentStore, DocumentLink, StoredDocument } from '#server/ports/content-store.ts';
import type { DocumentOpener, TextWish } from '#server/ports/document-opener.ts';
import type { RecordStore } from '#server/ports/record-store.ts';
import type { StatusRow } from '#server/ports/reference-store.ts';
import type { StatusTable } from '#server/asking/status-table.ts';
import type { Charge } from '#server/ports/register-call.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';
import type { AddressesService } from './addresses.service.ts';
import { chooseFirstParts, findPart, listParts } from './choose-parts.ts';
import { CitingFinder } from './citing-surroundings.ts';
import { DevelopmentFinder } from '#server/asking/development-finder.ts';
import { readCitedWork } from '#server/asking/cited-works.ts';
import type { DocumentGuard, OpenDocument } from '#server/asking/document-guard.ts';
import type { ProvisionPlaces } from '#server/asking/provision-places.ts';
import type { ProvisionReader } from '#server/asking/provision-reader.ts';
import type { ReadingBudget } from '#server/asking/reading-budget.ts';
import { findNamedParties } from '#server/asking/party-links.ts';
import { findContentsPath, listContentsDocuments } from './present-publication.ts';
import { findAuthors, type AuthorSources } from './find-authors.ts';
import { presentDocument, type DocumentSurroundings, type KnownTables } from './present-document.ts';
import { renderParts } from '#server/asking/render-parts.ts';
import { UNMARKED, type Highlights, type TextMarker } from '#server/asking/text-marker.ts';

const RELATED_CASES = 200;
/** Recent developments beside a document. */
const DEVELOPMENTS = 5;

/** The parts of a text that are wanted. */
interface PartsWish extends Pick<TextWish, 'searchTerm' | 'forms' | 'version'> {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  /** The text of which the reader has other parts. */
  readonly textId?: string | undefined;
}

/** What documents are read from. */
interface Sources extends KnownTables {
  readonly content: ContentStore;
  readonly records: RecordStore;
  readonly status: StatusTable;
  readonly citations: CitationStore;
  readonly engine: SearchEngine;
  readonly guard: DocumentGuard;
  readonly budget: ReadingBudget;
  readonly marks: TextMarker;
  readonly addresses: AddressesService;
  readonly provisions: ProvisionReader;
  readonly places: ProvisionPlaces;
}

/** Opens documents. */
export class ReadingService implements DocumentOpener {
  readonly #store: ContentStore;
  readonly #records: RecordStore;
  readonly #status: StatusTable;
  readonly #guard: DocumentGuard;
  readonly #budget: ReadingBudget;
  readonly #tables: KnownTables;
  readonly #citing: CitingFinder;
  readonly #authors: AuthorSources;
  readonly #addresses: AddressesService;
  readonly #provisions: ProvisionReader;
  readonly #marks: TextMarker;
  readonly #developments: DevelopmentFinder;

  constructor(sources: Sources) {
    const { content, records, status, citations, known, nace, engine, guard, budget, marks, places } = sources;
    this.#store = content;
    this.#records = records;
    this.#status = status;
    this.#marks = marks;
    this.#guard = guard;
    this.#budget = budget;
    this.#tables = { known, nace };
    this.#citing = new CitingFinder({ content, citations, known, guard, places });
    this.#authors = { content, records };
    this.#addresses = sources.addresses;
    this.#provisions = sources.provisions;
    this.#developments = new DevelopmentFinder(engine, content);
  }

  async getDocument(
    reader: Reader,
    id: string,
    { searchTerm, forms, anchor, version: named, inForce }: TextWish,
    charge: Charge,
  ): Promise<DocumentDetails> {
    const newest = await this.#guard.getOpen(reader, id);
    const isByDay = named === undefined && inForce !== undefined;
    const document = isByDay
      ? await this.#guard.openState(reader, newest, inForce)
      : await this.#guard.openVersion(reader, newest, named);
    // An anchor of a text that is in force on a day is one of that text.
    const version = isByDay ? document.version : named;
    const isTaken = await this.#budget.take(reader, document.id);
    const [sizes, found, { highlights, refusal }, around, provisions] = await Promise.all([
      this.#store.listChunkSizes(document.content.id),
      anchor === undefined ? undefined : this.#find(reader, newest, document, { anchor, version }),
      document === newest ? this.#marks.find(document, { searchTerm, forms }, charge) : UNMARKED,
      this.#findSurroundings(reader, document),
      this.#provisions.read(document),
    ]);
    if (isTaken) await this.#budget.cover(reader, listNeighbours(around));
    const parts = listParts(sizes, document.content.blocks);
    const anchorPart = found?.place ? findPart(parts, found.place.block) : null;
    const [firstMatch] = highlights?.matches ?? [];
    const { from, to } = chooseFirstParts(parts, anchorPart ?? (firstMatch ? findPart(parts, firstMatch.block) : 0));
    const chunks = await this.#store.listChunks(document.content.id, from, to);
    const drawn = { matches: highlights?.matches, provisions };
    const html = await renderParts(reader, this.#store, document, chunks, drawn);
    const text = {
      content: html.join('\n'),
      contentFrom: from,
      contentTo: to,
      parts: [...parts],
      anchorPart,
      ...(found?.address ? { address: found.address } : {}),
      highlights: presentHighlights(highlights),
      unmarked: refusal ?? null,
    };
    return presentDocument(reader, document, { ...around, provisions }, text, this.#tables);
  }

  /** Further parts, `from` to `to` (exclusive); refuses parts of another text than the reader's. */
  async getParts(
    reader: Reader,
    id: string,
    { from, to, searchTerm, forms, version, textId }: PartsWish,
    charge: Charge,
  ): Promise<{ id: string; from: number; to: number; parts: string[] }> {
    const newest = await this.#guard.getOpen(reader, id);
    const document = await this.#guard.findVersion(reader, newest, version);
    if (!document || (textId !== undefined && textId !== String(document.content.id))) {
      throw new LibraryError('version-changed');
    }
    await this.#budget.take(reader, document.id);
    const first = Math.max(0, Math.trunc(from));
    const last = Math.min(Math.trunc(to), first + MOST_PARTS);
    const [chunks, { highlights }, provisions] = await Promise.all([
      this.#store.listChunks(document.content.id, first, last),
      document === newest ? this.#marks.find(document, { searchTerm, forms }, charge) : UNMARKED,
      this.#provisions.read(document),
    ]);
    const drawn = { matches: highlights?.matches, provisions };
    const parts = await renderParts(reader, this.#store, document, chunks, drawn);
    return { id, from: first, to: first + parts.length, parts };
  }

  /** Where an anchor leads, and the part that holds it by the numbers of `getDocument`; null where none does. */
  async findAnchor(
    reader: Reader,
    id: string,
    anchor: string,
    version: number | undefined,
  ): Promise<{ id: string; part: number | null; address?: DocumentAddress }> {
    const newest = await this.#guard.getOpen(reader, id);
    const document = await this.#guard.openVersion(reader, newest, version);
    const [sizes, { place, address }] = await Promise.all([
      this.#store.listChunkSizes(document.content.id),
      this.#find(reader, newest, document, { anchor, version }),
    ]);
    const isElsewhere = address?.outcome === 'renumbered' || address?.outcome === 'vanished';
    const part = place && !isElsewhere ? findPart(listParts(sizes, document.content.blocks), place.block) : null;
    return { id: document.id, part, ...(address ? { address } : {}) };
  }

  /** Where the address leads, and where what it names stands in the text that is shown. */
  async #find(
    reader: Reader,
    newest: OpenDocument,
    shown: OpenDocument,
    { anchor, version }: { readonly anchor: string; readonly version: number | undefined },
  ) {
    const found = await this.#addresses.find(reader, { newest, shown }, anchor, version);
    return { address: found.address, place: await this.#store.findAnchor(shown.content.id, found.anchor) };
  }

  async #findSurroundings(reader: Reader, document: OpenDocument) {
    const { edition } = reader;
    const [outline, publication, citing, authors, relatedCases, named, others] = await Promise.all([
      this.#store.listOutline(document.content.id),
      this.#guard.findPublication(reader, document),
      this.#citing.find(reader, document),
      findAuthors(this.#authors, edition.id, document),
      this.#listCases(edition.id, document),
      findNamedParties(this.#records, document),
      this.#listOthers(reader, document),
    ]);
    const place = publication
      ? await this.#findPlace(publication.id, document.id, edition.id)
      : { previous: undefined, next: undefined, contentsPath: [] };
    return {
      siteId: edition.id,
      publication: publication && {
        id: publication.id,
        title: publication.record.title,
        type: publication.record.type,
        author: [...publication.record.authors, ...publication.record.editors].join(', '),
      },
      ...place,
      outline,
      citing,
      cited: await readCitedWork(this.#store, document, publication),
      authors,
      relatedCases,
      ...others,
      named,
    };
  }

  /** Its versions, formats and languages, and what stands beside it. */
  async #listOthers(reader: Reader, document: OpenDocument) {
    const [versions, treatyStatus, formats, languages, developments] = await Promise.all([
      this.#guard.listVersions(reader, document),
      this.#listTreatyStatus(reader, document),
      this.#store.listFormats(document.number),
      this.#store.listOtherLanguages(document),
      this.#developments.findBeside(reader, document, DEVELOPMENTS),
    ]);
    const otherLanguages = languages.filter(({ editions }) => editions.includes(reader.edition.id));
    return { versions, treatyStatus, formats, otherLanguages, developments };
  }

  /** What is signed or in force may be a treaty; judgments and books are not asked about. */
  async #listTreatyStatus({ edition }: Reader, { id, record }: StoredDocument): Promise<StatusRow[]> {
    const { legislation, entryIntoForce } = record.dates;
    if (legislation === undefined && entryIntoForce === undefined) return [];
    return this.#status.listOf({ id, key: record.key }, edition.id);
  }

  /** Of a person's profile: the cases of this edition in which the person took part. */
  async #listCases(edition: string, { id, record }: StoredDocument): Promise<DocumentLink[]> {
    if (record.profile === undefined) return [];
    const naming = await this.#records.listNaming({ kind: 'person', id }, { edition, limit: RELATED_CASES });
    const cases = naming.flatMap(({ document }) =>
      document.kind === 'case' ? [[document.id, document] as const] : [],
    );
    return [...new Map(cases).values()];
  }

  /** Where a document stands among what the edition has of the contents of its publication. */
  async #findPlace(
    publication: string,
    id: string,
    edition: string,
  ): Promise<Pick<DocumentSurroundings, 'previous' | 'next' | 'contentsPath'>> {
    const { nodes } = await this.#store.listNodes(publication);
    const names = listContentsDocuments(nodes);
    const links = await this.#store.resolveNames(names, edition);
    const ordered = names.flatMap((name) => links.get(name) ?? []);
    const at = ordered.findIndex((link) => link.id === id);
    return {
      previous: at > 0 ? ordered[at - 1] : undefined,
      next: at >= 0 ? ordered[at + 1] : undefined,
      contentsPath: findContentsPath(nestNodes(nodes), links, id),
    };
  }
}

function listNeighbours({ previous, next }: Pick<DocumentSurroundings, 'previous' | 'next'>): string[] {
  return [previous, next].flatMap((link) => (link ? [link.id] : []));
}

function presentHighlights(highlights: Highlights | undefined): DocumentDetails['highlights'] {
  if (!highlights) return null;
  return {
    total: highlights.total,
    terms: highlights.terms.map((term, index) => ({ term, count: highlights.termCounts[index] ?? 0 })),
    blocks: highlights.matches.map((match) => match.block),
    said: highlights.said.map(({ label, text, marks }) => ({ label, text, marks: [...marks] })),
  };
}
