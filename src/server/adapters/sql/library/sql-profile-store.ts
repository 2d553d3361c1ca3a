import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { DocumentRecord } from '#domain/document/document.ts';
import type { EditionId } from '#domain/edition/edition.ts';
import { legalDateOf } from '#domain/document/legal-date-of.ts';
import {
  createProfileDirectory,
  type ProfileCase,
  type ProfileDirectory,
  type ProfilePart,
  type ProfilePerson,
  type ProfileWork,
} from '#domain/tools/profiles/profile-directory.ts';
import type { CaseRecord } from '#domain/records/case.ts';
import { nameOfPerson, type PersonRecord } from '#domain/records/person.ts';
import type { LinkRole } from '#domain/records/record-link.ts';
import type { ProfileStore } from '#server/ports/profile-store.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import { listPeople } from './list-people.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

/** Rows of one question: some milliseconds. */
const AT_ONCE = 400;

const PARTS: readonly LinkRole[] = ['arbitrator', 'counsel', 'expert', 'secretary', 'representative'];

interface LinkDetail {
  readonly as?: string;
  readonly proceeding?: string;
  readonly method?: string;
  readonly status?: string;
  readonly firm?: string;
}

/** Reads from either database who took part in which cases. Held by profile-store.conformance.ts. */
export class SqlProfileStore implements ProfileStore {
  readonly #queries: Kysely<LibrarySchema>;

  constructor(queries: Kysely<LibrarySchema>) {
    this.#queries = queries;
  }

  async readState(): Promise<string> {
    const { version } = await this.#queries
      .selectFrom('library_state')
      .select('corpus_version as version')
      .executeTakeFirstOrThrow();
    const decided = await this.#queries
      .selectFrom('person_decision')
      .select(({ fn }) => [fn.max('number').as('last'), fn.count('undone_at').as('undone')])
      .executeTakeFirst();
    const named = await this.#queries
      .selectFrom('person_slug')
      .select(({ fn }) => fn.max('place').as('last'))
      .executeTakeFirst();
    return `${version} ${decided?.last ?? 0} ${decided?.undone ?? 0} ${named?.last ?? 0}`;
  }

  async readDirectory(edition: EditionId): Promise<ProfileDirectory> {
    const slugs = await this.#nameSlugs();
    const people = await this.#readPeople(edition, slugs);
    const cases = await this.#readCases(edition);
    const ids = new Map([...cases].map(([number, { id }]) => [number, id]));
    const rows = { parts: await this.#readParts(ids), works: await this.#readWorks(edition) };
    const addresses = await this.#listAddresses(
      slugs,
      people.map(({ id }) => id),
    );
    return createProfileDirectory(people, addresses, [...cases.values()], rows);
  }

  /** The slugs of everybody who has a record, whatever edition holds it, by id; that of now is the last (OP-134). */
  async #nameSlugs(): Promise<Map<string, readonly string[]>> {
    const slugs = new Map<string, string[]>();
    const given = this.#inPortions((last) =>
      this.#queries
        .selectFrom('person_slug')
        .innerJoin('record', 'record.key', 'person_slug.person')
        .select(['person_slug.place as number', 'person_slug.slug', 'record.id'])
        .where('record.kind', '=', 'person')
        .where('person_slug.place', '>', last)
        .orderBy('person_slug.place')
        .limit(AT_ONCE)
        .execute(),
    );
    for await (const { id, slug } of given) slugs.set(id, [...(slugs.get(id) ?? []), slug]);
    return slugs;
  }

  /** By slugs, also former ones, and by ids; whoever is part of somebody leads to that one. */
  async #listAddresses(slugs: ReadonlyMap<string, readonly string[]>, ids: readonly string[]) {
    const merged = await this.#queries
      .selectFrom('person_decision')
      .innerJoin('record', 'record.key', 'person_decision.person')
      .select('record.id')
      .where('record.kind', '=', 'person')
      .where('person_decision.kind', '=', 'merge')
      .where('person_decision.undone_at', 'is', null)
      .execute();
    const wholes = await listPeople(
      this.#queries,
      merged.map(({ id }) => id),
    );
    const leads = new Map(wholes.map(({ asked, id }) => [asked, id]));
    const addresses = new Map<string, string>();
    // A slug is somebody's name; should it be the id of another, the id holds.
    for (const [id, own] of slugs) for (const slug of own) addresses.set(slug, leads.get(id) ?? id);
    for (const id of new Set([...ids, ...slugs.keys()])) addresses.set(id.toLowerCase(), leads.get(id) ?? id);
    return addresses;
  }

  async #readPeople(edition: EditionId, slugs: ReadonlyMap<string, readonly string[]>): Promise<ProfilePerson[]> {
    const people: ProfilePerson[] = [];
    for await (const { id, json, demo, at } of this.#readHeld('person', edition)) {
      const record = JSON.parse(json) as PersonRecord;
      // An older library that is still being given its slugs leads by ids meanwhile.
      const slug = slugs.get(id)?.at(-1) ?? id;
      people.push({ id, slug, fullName: nameOfPerson(record), record, demo: demo === 1, importedAt: at });
    }
    return people;
  }

  /** By the numbers of their records. */
  async #readCases(edition: EditionId): Promise<Map<number, ProfileCase>> {
    const natural = await this.#listNaturalParties();
    const cases = new Map<number, ProfileCase>();
    for await (const { number, id, json, demo, at } of this.#readHeld('case', edition)) {
      const record = JSON.parse(json) as CaseRecord;
      cases.set(number, { id, record, demo: demo === 1, importedAt: at, naturalParties: natural.get(number) ?? [] });
    }
    return cases;
  }

  /** Records of a kind that an edition shows as documents. */
  #readHeld(kind: 'person' | 'case', edition: EditionId) {
    return this.#inPortions((last) =>
      this.#queries
        .selectFrom('record')
        .innerJoin('document', (join) =>
          join.onRef('document.id', '=', 'record.id').onRef('document.key', '=', 'record.key'),
        )
        .innerJoin('document_edition', 'document_edition.document', 'document.number')
        .select(['record.number as number', 'record.id as id', 'record.record_json as json', 'record.demo as demo'])
        .select('document.imported_at as at')
        .where('record.kind', '=', kind)
        .where('record.number', '>', last)
        .where('document.removed_at', 'is', null)
        .where('document_edition.edition', '=', edition)
        .orderBy('record.number')
        .limit(AT_ONCE)
        .execute(),
    );
  }

  /** Names of parties that are natural persons, by the numbers of the cases: known, and leading nowhere (OP-136). */
  async #listNaturalParties(): Promise<Map<number, string[]>> {
    const rows = await this.#queries
      .selectFrom('record_link')
      .select(['record', 'name'])
      .where('record', 'is not', null)
      .where('role', '=', 'party')
      .where('known', 'is not', null)
      .where('target', 'is', null)
      .execute();
    const names = new Map<number, string[]>();
    for (const { record, name } of rows) names.set(record ?? 0, [...(names.get(record ?? 0) ?? []), name ?? '']);
    return names;
  }

  /** What people did in cases, by the ids of these and the numbers of their records. */
  async #readParts(cases: ReadonlyMap<number, string>): Promise<ProfilePart[]> {
    const rows = await askInPortions(cases.keys(), async (portion) => {
      await nextTurn();
      return this.#queries
        .selectFrom('record_link')
        .innerJoin('record', 'record.number', 'record_link.target')
        .select(['record.id as person', 'record_link.record as case', 'record_link.role as role'])
        .select(['record_link.side as side', 'record_link.from_day as from', 'record_link.to_day as to'])
        .select(['record_link.evidence_document as evidence', 'record_link.detail_json as detail'])
        .where('record_link.record', 'in', portion)
        .where('record_link.role', 'in', PARTS)
        .where('record.kind', '=', 'person')
        .orderBy('record_link.record')
        .orderBy('record_link.position')
        .execute();
    });
    return rows.map(({ person, case: of, role, side, from, to, evidence, detail }): ProfilePart => {
      const { as, proceeding, method, status, firm } = JSON.parse(detail) as LinkDetail;
      const when = { from: from ?? undefined, to: to ?? undefined, evidence: evidence ?? undefined };
      return {
        person,
        case: cases.get(of ?? 0) ?? '',
        role,
        side: side ?? undefined,
        as,
        proceeding,
        method,
        status,
        firm,
        ...when,
      };
    });
  }

  async #readWorks(edition: EditionId): Promise<ProfileWork[]> {
    const rows = await this.#queries
      .selectFrom('record_link')
      .innerJoin('record', 'record.number', 'record_link.target')
      .innerJoin('document', 'document.number', 'record_link.document')
      .innerJoin('document_edition', 'document_edition.document', 'document.number')
      .select(['record.id as person', 'document.id as id', 'document.kind as kind', 'document.title as title'])
      .select(['document.type as type', 'document.record_json as json', 'document.publication as publication'])
      .where('record_link.role', '=', 'author')
      .where('record.kind', '=', 'person')
      .where('document.removed_at', 'is', null)
      .where('document_edition.edition', '=', edition)
      .orderBy('document.number', 'desc')
      .execute();
    return rows.map(({ json, publication, ...work }) => {
      const record = JSON.parse(json) as DocumentRecord;
      const { subscriptions } = record;
      return { ...work, date: legalDateOf(record), subscriptions, publication: publication ?? undefined };
    });
  }

  /** Row after row of a question that is asked a portion at a time, each from the last number of the one before. */
  async *#inPortions<Row extends { readonly number: number }>(
    ask: (last: number) => Promise<readonly Row[]>,
  ): AsyncGenerator<Row> {
    let last = 0;
    for (;;) {
      const rows = await ask(last);
      yield* rows;
      const next = rows.at(-1)?.number;
      if (next === undefined) return;
      last = next;
      await nextTurn();
    }
  }
}
