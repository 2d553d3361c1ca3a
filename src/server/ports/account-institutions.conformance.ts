import { beforeEach, expect, test } from 'vitest';
import { CONTRACT, HARBOUR, QUAY } from './account-store.test-support.ts';
import type { AccountStore } from './account-store.ts';

/** Institutions, their contracts and ranges; `open` answers the empty store of the test that runs. */
export function describeInstitutions(open: () => AccountStore): void {
  let accounts: AccountStore;
  beforeEach(async () => {
    accounts = open();
    await accounts.saveInstitution(HARBOUR);
  });

  test('an institution is kept as it was saved, and saving again replaces it', async () => {
    await accounts.saveInstitution(QUAY);
    expect(await accounts.findInstitution('harbour')).toEqual(HARBOUR);
    await accounts.saveInstitution({ ...HARBOUR, name: 'Wharf Chambers', contact: null });
    expect(await accounts.listInstitutions()).toEqual([QUAY, { ...HARBOUR, name: 'Wharf Chambers', contact: null }]);
    expect(await accounts.findInstitution('wharf')).toBeUndefined();
  });

  test('a contract is in force from its first to its last day, both included', async () => {
    await accounts.saveContract(CONTRACT);
    const inForce = async (day: string) => (await accounts.listContracts(HARBOUR.id, day)).length === 1;
    expect(await inForce('2026-01-31')).toBe(false);
    expect(await inForce('2026-02-01')).toBe(true);
    expect(await inForce('2026-03-31')).toBe(true);
    expect(await inForce('2026-04-01')).toBe(false);
  });

  test('an open-ended contract goes on, a suspended one is never in force', async () => {
    await accounts.saveContract({ ...CONTRACT, to: null });
    expect(await accounts.listContracts(HARBOUR.id, '2099-01-01')).toEqual([{ ...CONTRACT, to: null }]);
    await accounts.saveContract({ ...CONTRACT, to: null, suspended: true });
    expect(await accounts.listContracts(HARBOUR.id, '2026-02-15')).toEqual([]);
    expect(await accounts.listContracts(HARBOUR.id)).toEqual([{ ...CONTRACT, to: null, suspended: true }]);
  });

  test('contracts of other editions and codes stand beside each other, the same one is replaced', async () => {
    await accounts.saveContract(CONTRACT);
    await accounts.saveContract({ ...CONTRACT, from: '2026-02-10' });
    await accounts.saveContract({ ...CONTRACT, code: 'KA' });
    await accounts.saveContract({ ...CONTRACT, edition: 'KCL', code: 'DEFAULT' });
    const listed = await accounts.listContracts(HARBOUR.id);
    expect(listed.map(({ edition, code, from }) => [edition, code, from])).toEqual([
      ['KA', 'KA', '2026-02-01'],
      ['KA', 'KAPP', '2026-02-10'],
      ['KCL', 'DEFAULT', '2026-02-01'],
    ]);
  });

  test('contracts belong to one institution, whichever is asked for', async () => {
    await accounts.saveInstitution(QUAY);
    await accounts.saveContract(CONTRACT);
    await accounts.saveContract({ ...CONTRACT, institution: QUAY.id, edition: 'KCL' });
    expect(await accounts.listContracts(HARBOUR.id)).toEqual([CONTRACT]);
    expect(await accounts.listContracts(QUAY.id, CONTRACT.from)).toMatchObject([{ edition: 'KCL' }]);
    expect(await accounts.deleteContract(QUAY.id, CONTRACT.edition, CONTRACT.code)).toBe(false);
    await accounts.saveRange({ institution: HARBOUR.id, range: '192.0.2.1' });
    expect(await accounts.deleteRange(QUAY.id, '192.0.2.1')).toBe(false);
    expect(await accounts.listRanges()).toHaveLength(1);
  });

  test('a contract is deleted once', async () => {
    await accounts.saveContract(CONTRACT);
    expect(await accounts.deleteContract(HARBOUR.id, 'KA', 'KA')).toBe(false);
    expect(await accounts.deleteContract(HARBOUR.id, 'KA', 'KAPP')).toBe(true);
    expect(await accounts.deleteContract(HARBOUR.id, 'KA', 'KAPP')).toBe(false);
    expect(await accounts.listContracts(HARBOUR.id)).toEqual([]);
  });

  test('a contract or range of an institution that is not there is not kept', async () => {
    await expect(accounts.saveContract({ ...CONTRACT, institution: 'nobody' })).rejects.toThrow();
    await expect(accounts.saveRange({ institution: 'nobody', range: '192.0.2.1' })).rejects.toThrow();
    expect(await accounts.listRanges()).toEqual([]);
  });

  test('ranges are kept once and deleted one by one', async () => {
    await accounts.saveRange({ institution: HARBOUR.id, range: '192.0.2.0/24' });
    await accounts.saveRange({ institution: HARBOUR.id, range: '192.0.2.0/24' });
    await accounts.saveRange({ institution: HARBOUR.id, range: '2001:db8::/32' });
    expect(await accounts.listRanges()).toEqual([
      { institution: HARBOUR.id, range: '192.0.2.0/24' },
      { institution: HARBOUR.id, range: '2001:db8::/32' },
    ]);
    expect(await accounts.deleteRange(HARBOUR.id, '192.0.2.0/24')).toBe(true);
    expect(await accounts.deleteRange(HARBOUR.id, '192.0.2.0/24')).toBe(false);
    expect(await accounts.listRanges()).toHaveLength(1);
  });
}
