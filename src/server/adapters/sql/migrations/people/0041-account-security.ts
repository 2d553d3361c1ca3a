import type { Kysely } from 'kysely';

/**
 * Accounts can be suspended, a password that an operator set has an end, and a session says where it was begun. Of what
 * was there before nothing is known: those passwords stay, and those sessions have no browser.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('account').addColumn('suspended_at', 'text').execute();
  await db.schema.alterTable('password').addColumn('initial_until', 'text').execute();
  await db.schema.alterTable('session').addColumn('user_agent', 'text').execute();
  await db.schema.alterTable('session').addColumn('network', 'text').execute();
}
