import { sql, type Kysely } from 'kysely';

/** Institutions with contracts and addresses, accounts with passwords, sessions, and what signing in leaves behind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createInstitutions(db);
  await createAccounts(db);
  await createSessions(db);
  await createProvider(db);
  await db.schema
    .createTable('people_state')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .execute();
  await sql`INSERT INTO people_state (id, revision) VALUES (1, 0)`.execute(db);
}

async function createInstitutions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('institution')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('customer_no', 'text', (column) => column.notNull())
    .addColumn('contact', 'text')
    .addColumn('demo', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('contract')
    .addColumn('institution', 'text', (column) => column.notNull().references('institution.id').onDelete('cascade'))
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('from_day', 'text', (column) => column.notNull())
    .addColumn('to_day', 'text')
    .addColumn('suspended', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('contract_key', ['institution', 'edition', 'code'])
    .execute();
  await db.schema
    .createTable('address_range')
    .addColumn('institution', 'text', (column) => column.notNull().references('institution.id').onDelete('cascade'))
    .addColumn('range', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('address_range_key', ['institution', 'range'])
    .execute();
}

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('username_folded', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('account_no', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text')
    .addColumn('institution', 'text', (column) => column.references('institution.id').onDelete('set null'))
    .addColumn('institution_claimed', 'integer', (column) => column.notNull())
    .addColumn('issuer', 'text')
    .addColumn('subject', 'text')
    .addColumn('demo', 'integer', (column) => column.notNull())
    .addUniqueConstraint('account_identity', ['issuer', 'subject'])
    .execute();
  await db.schema.createIndex('account_institution').on('account').column('institution').execute();
  await db.schema
    .createTable('password')
    .addColumn('account', 'text', (column) => column.primaryKey().references('account.id').onDelete('cascade'))
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('failed_at', 'text')
    .addColumn('blocked_until', 'text')
    .execute();
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
    .addColumn('account', 'text', (column) => column.references('account.id').onDelete('cascade'))
    .addColumn('address_institution', 'text', (column) => column.references('institution.id').onDelete('set null'))
    .addColumn('edition', 'text')
    .addColumn('id_token', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('session_account').on('session').column('account').execute();
  await db.schema.createIndex('session_address').on('session').column('address_institution').execute();
  await db.schema.createIndex('session_seen').on('session').column('seen_at').execute();
  await db.schema
    .createTable('sign_in_attempt')
    .addColumn('state', 'text', (column) => column.primaryKey())
    .addColumn('nonce', 'text', (column) => column.notNull())
    .addColumn('verifier', 'text', (column) => column.notNull())
    .addColumn('return_url', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('waf', 'text')
    .addColumn('browser_hash', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .execute();
}

async function createProvider(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('provider_artifact')
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('grant_id', 'text')
    .addColumn('user_code', 'text')
    .addColumn('uid', 'text')
    .addColumn('account', 'text')
    .addColumn('consumed_at', 'text')
    .addColumn('expires_at', 'text')
    .addPrimaryKeyConstraint('provider_artifact_key', ['model', 'id'])
    .execute();
  for (const column of ['grant_id', 'user_code', 'uid', 'account', 'expires_at']) {
    await db.schema.createIndex(`provider_artifact_${column}`).on('provider_artifact').column(column).execute();
  }
  await db.schema
    .createTable('secret')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}
