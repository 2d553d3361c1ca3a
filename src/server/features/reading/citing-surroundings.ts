import type { Reader } from '#domain/access/reader.ts';
import { presentTextAddress } from '#domain/addresses/text-address.ts';
import type { DocumentRecord } from '#domain/document/document.ts';
import type { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import { listRecordCitations, type StatedCitation } from '#domain/records/record-citations.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import { findOpenCiting, type OpenCiting } from '#server/asking/open-citing.ts';
import type { CitationStore, InstrumentText } from '#server/ports/citation-store.ts';
import type { ContentStore, DocumentLink, StoredDocument } from '#server/ports/content-store.ts';
import type { ProvisionPlaces } from '#server/asking/provision-places.ts';

/** What a record cites, and where a reader finds it. */
export interface LedCitation extends StatedCitation {
  /** The document that is named. */
  readonly target: DocumentLink | undefined;
  /** Of the provision, or the document that holds the text of an instrument cited as a whole. */
  readonly address: string | undefined;
}

export interface CitingSurroundings extends OpenCiting {
  readonly cited: readonly LedCitation[];
}

export interface CitingSources {
  readonly content: ContentStore;
  readonly citations: CitationStore;
  readonly known: KnownInstruments;
  readonly guard: DocumentGuard;
  readonly places: ProvisionPlaces;
}

/** Finds what a document cites and who cites it. */
export class CitingFinder {
  readonly #store: ContentStore;
  readonly #citations: CitationStore;
  readonly #known: KnownInstruments;
  readonly #guard: DocumentGuard;
  readonly #places: ProvisionPlaces;

  constructor({ content, citations, known, guard, places }: CitingSources) {
    this.#store = content;
    this.#citations = citations;
    this.#known = known;
    this.#guard = guard;
    this.#places = places;
  }

  async find(reader: Reader, { id, record }: StoredDocument): Promise<CitingSurroundings> {
    const [citing, cited] = await Promise.all([
      findOpenCiting({ citations: this.#citations, guard: this.#guard }, reader, [id]),
      this.#lead(reader, record),
    ]);
    return { ...citing, cited };
  }

  async #lead(reader: Reader, record: DocumentRecord): Promise<LedCitation[]> {
    const stated = listRecordCitations(record, this.#known);
    const wanted = stated.flatMap((citation) => citation.wanted ?? []);
    const instruments = new Set(stated.flatMap(({ provision }) => provision?.instrument ?? []));
    const { edition } = reader;
    const [people, targets, texts] = await Promise.all([
      this.#store.listPeople(wanted),
      this.#citations.findCited(wanted, edition.id),
      this.#citations.listInstrumentTexts(instruments, edition.id),
    ]);
    const held = [...texts.values()].map(({ document }) => document.id);
    const open = await this.#guard.listOpen(reader, held);
    // Not even the ids of hidden people are told.
    const hidden = new Set(people.filter(({ isHidden }) => isHidden).map(({ asked }) => asked));
    const shown = stated.filter((citation) => !hidden.has(citation.wanted ?? ''));
    return Promise.all(
      shown.map(async (citation) => ({
        ...citation,
        target: targets.get(citation.wanted ?? ''),
        address: await this.#findAddress(citation, texts, open),
      })),
    );
  }

  /** A provision of what this reader may not open has no place (OP-169). */
  async #findAddress(
    { provision }: StatedCitation,
    texts: ReadonlyMap<string, InstrumentText>,
    open: ReadonlySet<string>,
  ): Promise<string | undefined> {
    const text = texts.get(provision?.instrument ?? '');
    if (!provision || !text) return undefined;
    const address = presentTextAddress(text.document);
    if (provision.steps.length === 0) return address;
    const place = open.has(text.document.id) ? await this.#places.find(text, provision) : undefined;
    return place && `${address}#${place.address}`;
  }
}
