import type { DownloadJobStore, JobFailure } from '#server/ports/download-job-store.ts';
import { OwnedRows } from './owned-rows.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';

/** Files that are being made, in either database. Held by download-job-store.conformance.ts. */
export class SqlDownloadJobStore extends OwnedRows implements DownloadJobStore {
  readonly createJob: DownloadJobStore['createJob'] = async ({ id, owner, at, ahead }) => {
    const row = { id, owner, ahead, state: 'making' as const, share: 0, touched_at: at, wanted_until: null };
    await this.queries.insertInto('download_job').values(row).execute();
  };

  readonly touchJob: DownloadJobStore['touchJob'] = async (id, { ahead, share, at }) => {
    const { numUpdatedRows } = await this.#update(id, { ahead, share, touched_at: at })
      .where((row) => row('wanted_until', 'is', null).or('wanted_until', '>', at))
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  };

  readonly finishJob: DownloadJobStore['finishJob'] = async (id, { name, type, bytes, list }, at) => {
    const file = { name, type, rows: list.rows, total: list.total, bytes: Buffer.from(bytes).toString('base64') };
    await this.#update(id, { ...file, state: 'ready', ahead: 0, share: 1, touched_at: at }).execute();
  };

  readonly failJob: DownloadJobStore['failJob'] = async (id, failure, at) => {
    const failure_json = JSON.stringify(failure);
    await this.#update(id, { state: 'failed', ahead: 0, failure_json, touched_at: at }).execute();
  };

  readonly findJob: DownloadJobStore['findJob'] = async (id, owner) => {
    const row = await this.#select(id, owner)
      .select(['id', 'state', 'ahead', 'share', 'failure_json', 'touched_at', 'wanted_until'])
      .executeTakeFirst();
    if (!row) return undefined;
    const { state, ahead, share, failure_json, touched_at: touchedAt, wanted_until: wantedUntil } = row;
    const error = failure_json === null ? undefined : (JSON.parse(failure_json) as JobFailure);
    return { id, state, ahead, share, error, touchedAt, wantedUntil };
  };

  readonly findFile: DownloadJobStore['findFile'] = async (id, owner) => {
    const row = await this.#select(id, owner)
      .select(['name', 'type', 'rows', 'total', 'bytes'])
      .where('state', '=', 'ready')
      .executeTakeFirst();
    if (!row) return undefined;
    const { name, type, rows, total, bytes } = row;
    const list = { rows: rows ?? 0, total: total ?? 0 };
    return { name: name ?? '', type: type ?? '', bytes: Buffer.from(bytes ?? '', 'base64'), list };
  };

  readonly leaveJob: DownloadJobStore['leaveJob'] = async (id, owner, until) => {
    const job = this.queries.updateTable('download_job').where('id', '=', id).where('owner', '=', owner);
    return (await job.set({ wanted_until: until }).executeTakeFirstOrThrow()).numUpdatedRows > 0n;
  };

  readonly removeJob: DownloadJobStore['removeJob'] = async (id, owner) => {
    const job = this.queries.deleteFrom('download_job').where('id', '=', id).where('owner', '=', owner);
    return (await job.executeTakeFirstOrThrow()).numDeletedRows > 0n;
  };

  readonly removeJobsBefore: DownloadJobStore['removeJobsBefore'] = async (at) => {
    await this.queries.deleteFrom('download_job').where('touched_at', '<', at).execute();
  };

  #select(id: string, owner: string) {
    return this.queries.selectFrom('download_job').where('id', '=', id).where('owner', '=', owner);
  }

  /** Only what is still being made changes. */
  #update(id: string, change: Partial<PeopleSchema['download_job']>) {
    return this.queries.updateTable('download_job').set(change).where('id', '=', id).where('state', '=', 'making');
  }
}
