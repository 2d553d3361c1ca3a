import {
  DEMO_ACCOUNTS,
  DEMO_CONTRACT_FROM,
  DEMO_PASSWORD,
  DEMO_UNIVERSITY,
  type DemoAccount,
  type DemoInstitution,
} from '#server/compose/demo-people.ts';
import type { OpenPeople } from './people.ts';

type People = Pick<OpenPeople, 'accounts' | 'passwords' | 'hasher'>;

/**
 * Puts in the demo accounts with their institutions, contracts and passwords where they are missing; what is there,
 * also changed by an operator, is left alone. A username that somebody else has is left to them. Answers how many
 * accounts were put in.
 */
export async function loadDemoAccounts(people: People): Promise<number> {
  await putInstitution(people, DEMO_UNIVERSITY);
  const added = await Promise.all(DEMO_ACCOUNTS.map((demo) => putAccount(people, demo)));
  return added.filter(Boolean).length;
}

/**
 * Takes out the demo accounts and institutions with everything of theirs; who is signed in with one is signed out.
 * Answers how many accounts there were.
 */
export async function removeDemoAccounts({ accounts }: Pick<People, 'accounts'>): Promise<number> {
  return accounts.deleteDemo();
}

async function putAccount(people: People, demo: DemoAccount): Promise<boolean> {
  const { accounts, passwords, hasher } = people;
  const [holder, password] = await Promise.all([
    accounts.findAccountByUsername(demo.username),
    passwords.findPassword(demo.username),
  ]);
  if ((holder && holder.id !== demo.id) || password) return false;
  const hash = await hasher.hash(DEMO_PASSWORD);
  await putInstitution(people, demo.institution);
  const { id, username, name, accountNo, email } = demo;
  await accounts.saveAccount({ id, username, name, accountNo, email, institution: demo.institution.id, demo: true });
  await passwords.savePassword(id, hash);
  return true;
}

async function putInstitution({ accounts }: People, { contracts, ...institution }: DemoInstitution): Promise<void> {
  if (!(await accounts.findInstitution(institution.id))) await accounts.saveInstitution({ ...institution, demo: true });
  if ((await accounts.listContracts(institution.id)).length > 0) return;
  for (const { edition, code } of contracts) {
    const terms = { from: DEMO_CONTRACT_FROM, to: null, suspended: false };
    await accounts.saveContract({ institution: institution.id, edition, code, ...terms });
  }
}
