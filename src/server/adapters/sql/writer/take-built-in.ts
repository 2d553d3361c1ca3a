import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { RecordRefused, type BuiltInRecord } from '#server/ports/content-writer.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import type { RecordStager } from './record-stager.ts';

const ORIGIN = { path: '', sha256: '', editions: [], demo: false };

/** Whether the library has these built-in records, as they are now. */
export async function hasBuiltIn(db: Kysely<LibrarySchema>, records: readonly BuiltInRecord[]): Promise<boolean> {
  if (records.length === 0) return true;
  const state = await db.selectFrom('library_state').select('built_in').where('id', '=', 1).executeTakeFirst();
  return state?.built_in === digest(records);
}

/** Remembers that the library has them. */
export async function noteBuiltIn(db: Kysely<LibrarySchema>, records: readonly BuiltInRecord[]): Promise<void> {
  const built_in = digest(records);
  await db.updateTable('library_state').set({ built_in }).where('id', '=', 1).execute();
}

/** Stages the built-in records; one whose id an operator's own record has stays out. */
export async function stageBuiltIn(stager: RecordStager, records: readonly BuiltInRecord[]): Promise<void> {
  for (const record of records) {
    try {
      await stager.stage(record, ORIGIN);
    } catch (error) {
      if (!(error instanceof RecordRefused)) throw error;
    }
  }
}

function digest(records: readonly BuiltInRecord[]): string {
  return createHash('sha256').update(JSON.stringify(records)).digest('hex').slice(0, 16);
}
