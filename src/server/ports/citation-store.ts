import type { CitationList } from '#domain/records/record-citations.ts';
import type { ProvisionPath } from '#domain/provisions/provision-path.ts';
import type { DocumentLink } from './content-store.ts';

/** Who cites what, and where. Every answer is a plain value; nothing here decides access. */
export interface CitationStore {
  /**
   * The documents that cite any of these (by their ids) by a link, a reference or a number, each once, without these,
   * newest first: by their legal dates, then by what came last.
   */
  listCiting(documents: readonly string[], limit: number): Promise<CitingDocument[]>;
  /** The same of a provision, anything within it or a range over it; without steps of the whole instrument. */
  listCitingProvision(provision: ProvisionPath, limit: number): Promise<CitingDocument[]>;
  /** All that a document cites: its record's lists first, then its text, each in its order. */
  listCitationsOf(document: number): Promise<Citation[]>;
  /** The documents of an edition that ids, keys, numbers and citations mean, as written; what may mean two means none. */
  findCited(wanted: Iterable<string>, edition: string): Promise<Map<string, DocumentLink>>;
  /** The documents of an edition that records say hold the text of an instrument, by the instruments' ids. */
  listInstrumentTexts(instruments: Iterable<string>, edition: string): Promise<Map<string, InstrumentText>>;
}

export interface CitingDocument extends DocumentLink {
  /** The block that cites first; undefined where only the record does. */
  readonly anchor: string | undefined;
}

export interface Citation {
  /** By a link in the text, a reference of the record, or one that gives the number or citation of its target. */
  readonly known: 'link' | 'given' | 'number';
  /** Undefined in a text. */
  readonly list: CitationList | undefined;
  /** Where it stands; undefined in a record. */
  readonly place: CitationPlace | undefined;
  /** The words that cite. */
  readonly raw: string;
  /** The document that is meant, while the library holds it and nothing else may be meant. */
  readonly target: DocumentLink | undefined;
  readonly targetAnchor: string | undefined;
  readonly provision: (ProvisionPath & { readonly to?: readonly string[] }) | undefined;
}

export interface CitationPlace {
  /** Counted from 0. */
  readonly block: number;
  readonly anchor: string;
  /** Characters of `blockText`; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
}

export interface InstrumentText {
  readonly document: DocumentLink;
  /** Number of its content. */
  readonly content: number;
  /** Anchors by canonical steps (`V/1/b`), as its record gives them. */
  readonly anchors: ReadonlyMap<string, string>;
}
