import type { Kysely } from 'kysely';
import type { CaseParticipant, CaseRecord } from '#domain/document/case.ts';
import type { PersonRecord } from '#domain/document/people.ts';
import type { LibrarySchema } from '../schema.ts';
import type { StagedRecordRow } from './staged-document.ts';

/** The people of the library by id, staged ones first: cases name them. */
export class StagedPeople {
  readonly #db: Kysely<LibrarySchema>;
  readonly #staged = new Map<string, string>();

  constructor(db: Kysely<LibrarySchema>) {
    this.#db = db;
  }

  remember({ table, row }: StagedRecordRow): void {
    if (table === 'person') this.#staged.set(row.id, row.record_json);
  }

  /** After a commit the database knows them itself; after a rollback those that are still staged come again. */
  forget(): void {
    this.#staged.clear();
  }

  /** The case with the names of the people it names by id. */
  async nameParticipants(record: CaseRecord): Promise<CaseRecord> {
    const name = (participants: readonly CaseParticipant[]) =>
      Promise.all(participants.map((participant) => this.#name(participant)));
    const proceedings = record.proceedings.map(async (proceeding) => ({
      ...proceeding,
      arbitrators: await name(proceeding.arbitrators),
      representatives: await name(proceeding.representatives),
    }));
    return { ...record, proceedings: await Promise.all(proceedings) };
  }

  async #name(participant: CaseParticipant): Promise<CaseParticipant> {
    if (participant.name !== undefined || participant.person === undefined) return participant;
    const json = this.#staged.get(participant.person) ?? (await this.#findPerson(participant.person));
    if (json === undefined) return participant;
    const { firstName, lastName } = JSON.parse(json) as PersonRecord;
    return { ...participant, name: `${firstName} ${lastName}` };
  }

  async #findPerson(id: string): Promise<string | undefined> {
    const row = await this.#db.selectFrom('person').select('record_json').where('id', '=', id).executeTakeFirst();
    return row?.record_json;
  }
}
