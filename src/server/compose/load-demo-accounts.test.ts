import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SUBSCRIPTION_CODES } from '#domain/edition/subscription-code.ts';
import { EDITION_IDS } from '#domain/edition/edition.ts';
import { EDITIONS } from '#editions/editions.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, DEMO_UNIVERSITY } from '#server/compose/demo-people.ts';
import { createArgon2PasswordHasher } from '#server/adapters/system/argon2-password-hasher.ts';
import { loadDemoAccounts, removeDemoAccounts } from './load-demo-accounts.ts';
import { openPeople, type OpenPeople } from './people.ts';

const DAY = '2026-05-01';
const hasher = createArgon2PasswordHasher({ memory: 64, passes: 1, parallelism: 1 });

let folder: string;
let people: OpenPeople;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pandect-demo-accounts-'));
  people = { ...(await openPeople({ dataFolder: folder })), hasher };
});

afterEach(() => {
  people.close();
  rmSync(folder, { recursive: true, force: true });
});

const listHeld = async (institution: string) =>
  (await people.accounts.listContracts(institution, DAY)).map(({ edition, code }) => `${edition} ${code}`).sort();

describe('the demo accounts', () => {
  it('are one for each subscription code, one for the default set and one without any (SH-013)', async () => {
    expect(await loadDemoAccounts(people)).toBe(13);
    for (const code of SUBSCRIPTION_CODES) {
      const account = await people.accounts.findAccountByUsername(code);
      const held = await listHeld(account?.institution ?? '');
      expect(held).toHaveLength(1);
      expect(held[0]).toMatch(new RegExp(`^K\\w+ ${code}$`, 'u'));
    }
    expect(await listHeld('demo-default')).toEqual(EDITION_IDS.map((edition) => `${edition} DEFAULT`).sort());
    expect(await listHeld('demo-none')).toEqual([]);
  });

  it('hold codes of the edition they are for only', () => {
    const contracts = [...DEMO_ACCOUNTS.map(({ institution }) => institution), DEMO_UNIVERSITY].flatMap(
      (institution) => institution.contracts,
    );
    for (const { edition, code } of contracts) {
      expect(
        EDITIONS[edition].subscriptions.map((subscription) => subscription.code),
        edition,
      ).toContain(code);
    }
  });

  it('sign in with the demo password, belong to different institutions and are marked as demo', async () => {
    await loadDemoAccounts(people);
    const accounts = await people.accounts.listAccounts();
    for (const account of accounts) {
      const stored = await people.passwords.findPassword(account.username);
      expect(await hasher.verify(DEMO_PASSWORD, stored?.hash), account.username).toBe(true);
    }
    expect(accounts.every(({ demo }) => demo)).toBe(true);
    for (const key of ['institution', 'name', 'accountNo', 'email'] as const) {
      expect(new Set(accounts.map((account) => account[key])).size, key).toBe(13);
    }
  });

  it('come with a university on all three editions that no address belongs to yet', async () => {
    await loadDemoAccounts(people);
    expect(await listHeld(DEMO_UNIVERSITY.id)).toEqual(['KA KAPP', 'KCL DEFAULT', 'KIPL IPL']);
    expect(await people.accounts.listRanges()).toEqual([]);
  });

  it('are put in once: what an operator changed since stays', async () => {
    await loadDemoAccounts(people);
    const [contract] = await people.accounts.listContracts('demo-ka');
    if (contract) await people.accounts.saveContract({ ...contract, suspended: true });
    const hash = (await people.passwords.findPassword('ka'))?.hash;
    const revision = await people.accounts.revision();
    expect(await loadDemoAccounts(people)).toBe(0);
    expect(await people.accounts.revision()).toBe(revision);
    expect(await listHeld('demo-ka')).toEqual([]);
    expect((await people.passwords.findPassword('ka'))?.hash).toBe(hash);
  });

  it('leave a username to whoever has it', async () => {
    const own = await people.accounts.createAccount({ username: 'KAPP', name: 'K', email: null, institution: null });
    expect(await loadDemoAccounts(people)).toBe(12);
    expect(await people.accounts.findAccountByUsername('kapp')).toEqual(own);
    expect(await people.passwords.findPassword('kapp')).toBeUndefined();
  });

  it('are all taken out again, and nobody else', async () => {
    const own = await people.accounts.createAccount({ username: 'nadia', name: 'N', email: null, institution: null });
    await loadDemoAccounts(people);
    expect(await removeDemoAccounts(people)).toBe(13);
    expect(await people.accounts.listAccounts()).toEqual([own]);
    expect(await people.accounts.listInstitutions()).toEqual([]);
    expect(await people.passwords.findPassword('default')).toBeUndefined();
  });
});
