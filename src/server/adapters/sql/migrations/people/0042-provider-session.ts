import type { Kysely } from 'kysely';

interface Sessions {
  session: { id: string; id_token: string | null; provider_session: string | null };
}

/** Sessions know which session of their provider they came from, those that are under way by the token they hold. */
export async function up<Schema>(db: Kysely<Schema>): Promise<void> {
  await db.schema.alterTable('session').addColumn('provider_session', 'text').execute();
  await db.schema.createIndex('session_by_provider').on('session').column('provider_session').execute();
  const sessions = db as Kysely<unknown> as Kysely<Sessions>;
  const rows = await sessions
    .selectFrom('session')
    .select(['id', 'id_token'])
    .where('id_token', 'is not', null)
    .execute();
  for (const { id, id_token: token } of rows) {
    const sid = readSid(token ?? '');
    if (sid === undefined) continue;
    await sessions.updateTable('session').set({ provider_session: sid }).where('id', '=', id).execute();
  }
}

/** As it was checked when the token came. */
function readSid(token: string): string | undefined {
  try {
    const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid?: unknown };
    return typeof sid === 'string' ? sid : undefined;
  } catch {
    return undefined;
  }
}
