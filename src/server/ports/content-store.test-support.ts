import { afterEach, beforeEach } from 'vitest';
import type { Block } from '#domain/document/block.ts';
import type { CaseRecord } from '#domain/records/case-record.ts';
import { EMPTY_RECORD, type DocumentRecord } from '#domain/document/document.ts';
import type { FactRecord } from '#domain/records/fact.ts';
import type { InstrumentRecord } from '#domain/records/instrument.ts';
import type { OrganizationRecord } from '#domain/records/organization.ts';
import type { PartyRecord } from '#domain/records/party.ts';
import type { PersonRecord } from '#domain/records/person.ts';
import type { PlaceRecord } from '#domain/records/place.ts';
import type { TreatyStatusRecord } from '#domain/records/treaty-status.ts';
import type { PublicationRecord } from '#domain/records/publication.ts';
import type { ContentStore, StoredDocument } from './content-store.ts';

/** What a test puts into a library. */
export type LibraryRecord =
  | { readonly kind: 'document'; readonly record: DocumentRecord; readonly blocks: readonly Block[] }
  | { readonly kind: 'publication'; readonly record: PublicationRecord }
  | { readonly kind: 'case'; readonly record: CaseRecord }
  | { readonly kind: 'person'; readonly record: PersonRecord }
  | { readonly kind: 'organization'; readonly record: OrganizationRecord }
  | { readonly kind: 'instrument'; readonly record: InstrumentRecord }
  | { readonly kind: 'party'; readonly record: PartyRecord }
  | { readonly kind: 'place'; readonly record: PlaceRecord }
  | { readonly kind: 'treaty-status'; readonly record: TreatyStatusRecord }
  | { readonly kind: 'fact'; readonly record: FactRecord };

/** A store over a library of its own with nothing in it, and a way to fill that library. */
export interface ContentStoreUnderTest {
  readonly store: ContentStore;
  /** Takes records in, all in one commit; `at` is its instant. */
  put(records: readonly LibraryRecord[], at: string, demo: boolean): Promise<void>;
  /** Withdraws documents by their ids. */
  remove(ids: readonly string[], at: string): Promise<void>;
  close(): Promise<void>;
}

export type OpenContentStore = () => Promise<ContentStoreUnderTest>;

export const FIRST_DAY = '2026-03-02T09:00:00.000Z';
export const SECOND_DAY = '2026-03-03T09:00:00.000Z';

/** The library of the test that runs. */
export interface TestedLibrary {
  readonly store: ContentStore;
  put(records: readonly LibraryRecord[], at?: string): Promise<void>;
  putDemo(records: readonly LibraryRecord[]): Promise<void>;
  remove(...ids: readonly string[]): Promise<void>;
  /** A document that is there. */
  get(id: string): Promise<StoredDocument>;
}

/** Gives every test of a suite a library of its own. */
export function useLibrary(open: OpenContentStore): TestedLibrary {
  let subject: ContentStoreUnderTest;
  beforeEach(async () => {
    subject = await open();
  });
  afterEach(() => subject.close());
  return {
    get store() {
      return subject.store;
    },
    put: (records, at = FIRST_DAY) => subject.put(records, at, false),
    putDemo: (records) => subject.put(records, FIRST_DAY, true),
    remove: (...ids) => subject.remove(ids, SECOND_DAY),
    get: async (id) => {
      const document = await subject.store.findDocument(id);
      if (document?.state !== 'present') throw new Error(`${id} is not there`);
      return document;
    },
  };
}

/** A document in KA with what is given of its record; its key is `test:` and its id. */
export function documentOf(
  id: string,
  record: Partial<DocumentRecord> = {},
  blocks: readonly Block[] = [paragraphOf(`The text of ${id}.`)],
): LibraryRecord {
  const given = { ...EMPTY_RECORD, key: `test:${id}`, id, editions: ['KA'] as const, title: `On ${id}`, type: 'Award' };
  return { kind: 'document', record: { ...given, ...record }, blocks };
}

export function publicationOf(id: string, record: Partial<PublicationRecord> = {}): LibraryRecord {
  const lists = { authors: [], editors: [], languages: ['en'], jurisdictions: [], topics: [], contents: [], meta: {} };
  const given = { key: `test:${id}`, id, editions: ['KA'] as const, type: 'Book' as const, title: `The Book ${id}` };
  return { kind: 'publication', record: { ...lists, ...given, ...record } };
}

export function caseOf(id: string, record: Partial<CaseRecord> = {}): LibraryRecord {
  const lists = { languages: ['en'], claimants: [], respondents: [], proceedings: [], meta: {} };
  const given = { key: `test:${id}`, id, editions: ['KA'] as const, caseNo: `No. ${id}`, name: `The Case ${id}` };
  return { kind: 'case', record: { ...lists, ...given, ...record } };
}

export function personOf(id: string, record: Partial<PersonRecord> = {}): LibraryRecord {
  const lists = { nationalities: [], languages: [], roles: [], sectors: [], meta: {} };
  const given = { key: `test:${id}`, id, editions: [], firstName: 'Ingrid', lastName: id };
  return { kind: 'person', record: { ...lists, ...given, ...record } };
}

export function organizationOf(id: string, record: Partial<OrganizationRecord> = {}): LibraryRecord {
  const given = { key: `test:${id}`, id, editions: ['KA'] as const, name: id, meta: {} };
  return { kind: 'organization', record: { ...given, ...record } };
}

export function instrumentOf(id: string, record: Partial<InstrumentRecord> = {}): LibraryRecord {
  const given = { key: `test:${id}`, id, editions: ['KA'] as const, name: id, aliases: [], provisions: [], meta: {} };
  return { kind: 'instrument', record: { ...given, ...record } };
}

export function partyOf(id: string, record: Partial<PartyRecord> = {}): LibraryRecord {
  const given = { key: `test:${id}`, id, editions: [], name: id, aliases: [], meta: {} };
  return { kind: 'party', record: { ...given, ...record } };
}

export function factOf(id: string, fact: Partial<FactRecord['fact']> = {}): LibraryRecord {
  const stated = { kind: 'status', topic: 'participation', qualifiers: {}, subject: { place: 'NO' } } as const;
  const given = { id, ...stated, source: { title: 'List of the depositary' }, readOn: '2026-11-27' };
  return { kind: 'fact', record: { key: `test:${id}`, id, editions: [], fact: { ...given, ...fact }, meta: {} } };
}

export function placeOf(id: string, record: Partial<PlaceRecord> = {}): LibraryRecord {
  const given = { key: `test:${id}`, id, editions: [], name: id, aliases: [], groups: [], meta: {} };
  return { kind: 'place', record: { ...given, ...record } };
}

/** A paragraph with a printed number where one is given. */
export function treatyStatusOf(
  id: string,
  record: Pick<TreatyStatusRecord, 'instrument' | 'place'> & Partial<TreatyStatusRecord>,
): LibraryRecord {
  return { kind: 'treaty-status', record: { key: `test:${id}`, id, editions: [], meta: {}, ...record } };
}

export function paragraphOf(text: string, number?: string): Block {
  return { kind: 'paragraph', ...(number === undefined ? {} : { number }), inlines: [text] };
}

/** Ids in the order they are answered. */
export function idsOf(found: Iterable<{ readonly id: string }>): string[] {
  return Array.from(found, ({ id }) => id);
}
