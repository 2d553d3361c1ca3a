import type { Kysely } from 'kysely';
import type { DownloadJobRow, DownloadJobStore, JobFailure, JobFile } from '#server/ports/download-job-store.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';

/** Files that are being made, in either database. Held by download-job-store.conformance.ts. */
export class SqlDownloadJobStore implements DownloadJobStore {
  readonly #queries: Kysely<PeopleSchema>;

  constructor(queries: Kysely<PeopleSchema>) {
    this.#queries = queries;
  }

  async createJob(job: { readonly id: string; readonly owner: string; readonly at: string; readonly ahead: number }) {
    const { id, owner, at, ahead } = job;
    const row = { id, owner, ahead, state: 'making' as const, share: 0, touched_at: at, wanted_until: null };
    await this.#queries.insertInto('download_job').values(row).execute();
  }

  async touchJob(id: string, progress: { readonly ahead: number; readonly share: number; readonly at: string }) {
    const { ahead, share, at } = progress;
    const { numUpdatedRows } = await this.#update(id, { ahead, share, touched_at: at })
      .where((row) => row('wanted_until', 'is', null).or('wanted_until', '>', at))
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  async finishJob(id: string, { name, type, bytes, list }: JobFile, at: string) {
    const file = { name, type, rows: list.rows, total: list.total, bytes: Buffer.from(bytes).toString('base64') };
    await this.#update(id, { ...file, state: 'ready', ahead: 0, share: 1, touched_at: at }).execute();
  }

  async failJob(id: string, failure: JobFailure, at: string) {
    await this.#update(id, {
      state: 'failed',
      ahead: 0,
      failure_json: JSON.stringify(failure),
      touched_at: at,
    }).execute();
  }

  async findJob(id: string, owner: string): Promise<DownloadJobRow | undefined> {
    const row = await this.#queries
      .selectFrom('download_job')
      .select(['id', 'state', 'ahead', 'share', 'failure_json', 'touched_at', 'wanted_until'])
      .where('id', '=', id)
      .where('owner', '=', owner)
      .executeTakeFirst();
    if (!row) return undefined;
    const { state, ahead, share, failure_json, touched_at: touchedAt, wanted_until: wantedUntil } = row;
    const error = failure_json === null ? undefined : (JSON.parse(failure_json) as JobFailure);
    return { id, state, ahead, share, error, touchedAt, wantedUntil };
  }

  async findFile(id: string, owner: string): Promise<JobFile | undefined> {
    const row = await this.#queries
      .selectFrom('download_job')
      .select(['name', 'type', 'rows', 'total', 'bytes'])
      .where('id', '=', id)
      .where('owner', '=', owner)
      .where('state', '=', 'ready')
      .executeTakeFirst();
    if (!row) return undefined;
    const { name, type, rows, total, bytes } = row;
    const list = { rows: rows ?? 0, total: total ?? 0 };
    return { name: name ?? '', type: type ?? '', bytes: Buffer.from(bytes ?? '', 'base64'), list };
  }

  async leaveJob(id: string, owner: string, until: string | null) {
    const { numUpdatedRows } = await this.#queries
      .updateTable('download_job')
      .set({ wanted_until: until })
      .where('id', '=', id)
      .where('owner', '=', owner)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async removeJob(id: string, owner: string) {
    const { numDeletedRows } = await this.#queries
      .deleteFrom('download_job')
      .where('id', '=', id)
      .where('owner', '=', owner)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async removeJobsBefore(at: string) {
    await this.#queries.deleteFrom('download_job').where('touched_at', '<', at).execute();
  }

  /** Only what is still being made changes. */
  #update(id: string, change: Partial<PeopleSchema['download_job']>) {
    return this.#queries.updateTable('download_job').set(change).where('id', '=', id).where('state', '=', 'making');
  }
}
