import { afterEach, beforeEach } from 'vitest';
import type { DocumentRecord } from '#domain/document/document.ts';
import type { CitationStoreUnderTest } from './citation-store.conformance.ts';
import {
  caseOf,
  documentOf,
  FIRST_DAY,
  idsOf,
  paragraphOf,
  personOf,
  SECOND_DAY,
  type LibraryRecord,
} from './content-store.test-support.ts';
import type { DecisionEffect, DecisionWish, PersonDecisions } from './person-decisions.ts';
import type { RecordStoreUnderTest } from './record-store.conformance.ts';

/** A library of its own with nothing in it, and what a suite of decisions needs around it. */
export interface PersonDecisionsUnderTest extends RecordStoreUnderTest, CitationStoreUnderTest {
  /** Decisions that are made at an instant. */
  decisionsAt(at: string): PersonDecisions;
  reindex(at: string): Promise<void>;
  /** Whether store and index agree. */
  isInStep(at: string): Promise<boolean>;
  /** Ids of the documents that a search for a word finds, in order. */
  find(word: string): Promise<readonly string[]>;
}

/** The library of the test that runs. */
export class DecidedLibrary {
  subject!: PersonDecisionsUnderTest;

  put(records: readonly LibraryRecord[], at = FIRST_DAY): Promise<void> {
    return this.subject.put(records, at, false);
  }

  decide(wish: DecisionWish, dryRun = false): Promise<DecisionEffect> {
    return this.subject.decisionsAt(SECOND_DAY).decide(wish, { by: 'operator', dryRun });
  }

  /** Whom a document names, as `id` and by what that is known. */
  async listMeant(id: string): Promise<string[]> {
    const document = await this.subject.store.findDocument(id);
    if (document?.state !== 'present') return [];
    const links = await this.subject.records.listLinksOf(document.number);
    return links.map((link) => `${link.id} by ${link.known}`);
  }

  /** Who cites a document. */
  async listCiting(id: string): Promise<string[]> {
    return idsOf(await this.subject.citations.listCiting([id], 10));
  }

  /** Which documents one cites. */
  async listCited(id: string): Promise<string[]> {
    const document = await this.subject.store.findDocument(id);
    if (document?.state !== 'present') return [];
    const citations = await this.subject.citations.listCitationsOf(document.number);
    return citations.flatMap(({ target }) => target?.id ?? []);
  }

  /** What an address answers: the id of a document, or its state. */
  async visit(id: string): Promise<string> {
    const document = await this.subject.store.findDocument(id);
    return document?.state === 'present' ? document.id : (document?.state ?? 'never');
  }

  /** Names that are unsure, with whom they might mean. */
  async listUnsure(edition?: string): Promise<string[]> {
    const wish = { from: 0, limit: 50, ...(edition === undefined ? {} : { edition }) };
    const { names } = await this.subject.decisionsAt(SECOND_DAY).listUnsure(wish);
    return names.map(
      ({ name, candidates }) =>
        `${name}: ${candidates.map(({ id, reasons }) => `${id} (${reasons.join(', ')})`).join('; ')}`,
    );
  }

  /** All that readers and operators can tell of the library. */
  async readAll(ids: readonly string[]) {
    const all = [];
    for (const id of ids) all.push([id, await this.visit(id), await this.listMeant(id)]);
    const history = await this.subject.decisionsAt(SECOND_DAY).listHistory(50);
    return { all, history, version: await this.subject.store.readCorpusVersion() };
  }
}

/** Gives every test of a suite a library of its own. */
export function useDecidedLibrary(open: () => Promise<PersonDecisionsUnderTest>): DecidedLibrary {
  const library = new DecidedLibrary();
  beforeEach(async () => {
    library.subject = await open();
  });
  afterEach(() => library.subject.close());
  return library;
}

/** Somebody with a profile in KA that says `biography`. */
export function profileOf(id: string, firstName: string, lastName: string, biography = `Known as ${id}.`) {
  return personOf(id, { firstName, lastName, biography, editions: ['KA'] });
}

/** A note by an author in KA. */
export function noteOf(id: string, author: string, record: Partial<DocumentRecord> = {}): LibraryRecord {
  return documentOf(id, { authors: [{ name: author }], ...record }, [paragraphOf(`A note by ${author}.`)]);
}

/** A case in which somebody sat, given by an id. */
export function sittingOf(id: string, person: string): LibraryRecord {
  const proceeding = { id: 'p1', title: 'Main', representatives: [], documents: [] };
  return caseOf(id, { proceedings: [{ ...proceeding, arbitrators: [{ person, role: 'President' }] }] });
}
