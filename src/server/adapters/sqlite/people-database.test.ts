import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { describeAccountStore } from '#server/ports/account-store.conformance.ts';
import { describePasswordStore } from '#server/ports/password-store.conformance.ts';
import { describeSessionStore } from '#server/ports/session-store.conformance.ts';
import { up } from '#server/adapters/sql/migrations/people/0042-provider-session.ts';
import { SqlAccountStore } from '#server/adapters/sql/people/sql-account-store.ts';
import { SqlPasswordStore } from '#server/adapters/sql/people/sql-password-store.ts';
import { SqlSessionStore } from '#server/adapters/sql/people/sql-session-store.ts';
import { describeOnBoth, type TestedDatabase } from '#tests/support/databases/databases.ts';
import { openPeopleDatabase } from './people-database.ts';

const folders: string[] = [];

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pandect-people-'));
  folders.push(folder);
  return folder;
}

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

async function open(database: TestedDatabase) {
  const { connect, dispose } = await database.createPeople();
  return {
    connect: async () => {
      const { queries, close } = await connect();
      return {
        accounts: new SqlAccountStore(queries),
        passwords: new SqlPasswordStore(queries),
        sessions: new SqlSessionStore(queries),
        close,
      };
    },
    dispose,
  };
}

describeOnBoth((database) => {
  describeAccountStore(`accounts in ${database.name}`, () => open(database));
  describePasswordStore(`passwords in ${database.name}`, () => open(database));
  describeSessionStore(`sessions in ${database.name}`, () => open(database));
});

/** Opens the database in a process of its own and counts up `changes` times. */
function countUpElsewhere(folder: string, changes: number): Promise<number | null> {
  const program = `
    const { openPeopleDatabase } = await import(${JSON.stringify(join(import.meta.dirname, 'people-database.ts'))});
    const { SqlAccountStore } = await import(${JSON.stringify(import.meta.resolve('#server/adapters/sql/people/sql-account-store.ts'))});
    const database = await openPeopleDatabase(${JSON.stringify(folder)});
    const accounts = new SqlAccountStore(database.queries);
    const institution = { id: 'north', name: 'North', customerNo: '1', contact: null, demo: false };
    for (let index = 0; index < ${changes}; index += 1) await accounts.saveInstitution(institution);
    database.close();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
}

describe('the database of accounts and sessions', () => {
  it('is readable by its owner only, with what SQLite keeps beside it', async () => {
    const folder = createFolder();
    const database = await openPeopleDatabase(folder);
    await new SqlSessionStore(database.queries).getSecret('name', () => 'value');
    for (const name of ['people.db', 'people.db-wal', 'people.db-shm']) {
      expect(statSync(join(folder, name)).mode & 0o777, name).toBe(0o600);
    }
    database.close();
  });

  it('is made once when several processes open it first at the same time, and loses no change of theirs', async () => {
    const folder = createFolder();
    const codes = await Promise.all([1, 2, 3].map(() => countUpElsewhere(folder, 25)));
    expect(codes).toEqual([0, 0, 0]);
    const database = await openPeopleDatabase(folder);
    expect(await new SqlAccountStore(database.queries).revision()).toBe(75);
    database.close();
  });

  it('OP-202: gives sessions under way the provider’s session that their token names', async () => {
    const { queries, close } = await openPeopleDatabase(createFolder());
    const sessions = new SqlSessionStore(queries);
    const sign = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`;
    const tokens = { told: sign({ sid: 'a' }), untold: sign({ sub: 'a' }), broken: 'x', none: null };
    const at = '2026-05-01T10:00:00.000Z';
    const visit = { account: null, addressInstitution: null, edition: null, createdAt: at, seenAt: at };
    for (const [id, idToken] of Object.entries(tokens)) await sessions.createSession({ ...visit, id, idToken }, id);
    await queries.schema.dropIndex('session_by_provider').execute();
    await queries.schema.alterTable('session').dropColumn('provider_session').execute();
    await up(queries);
    for (const id of Object.keys(tokens)) {
      const session = await sessions.findSession(id, { idleSince: '', madeSince: '' });
      expect(session?.providerSession, id).toBe(id === 'told' ? 'a' : undefined);
    }
    close();
  });

  it('keeps nothing of a change that fails half way', async () => {
    const database = await openPeopleDatabase(createFolder());
    const accounts = new SqlAccountStore(database.queries);
    const before = await accounts.revision();
    await expect(accounts.saveRange({ institution: 'nobody', range: '192.0.2.1' })).rejects.toThrow();
    expect(await accounts.revision()).toBe(before);
    await accounts.saveInstitution({ id: 'north', name: 'North', customerNo: '1', contact: null, demo: false });
    expect(await accounts.revision()).toBe(before + 1);
    database.close();
  });
});
