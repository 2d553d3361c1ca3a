import type { AccessCode } from '#domain/edition/subscription-code.ts';
import { EDITION_IDS, type EditionId } from '#domain/edition/edition.ts';
import { DEMO_ACCOUNTS, DEMO_UNIVERSITY, type DemoInstitution } from '#server/compose/demo-people.ts';
import type { TestServer } from '../demo-server.ts';
import { signIn } from '../sign-in.ts';
import { visitByAddress } from '../visit-by-address.ts';
import type { Listener } from './marks.ts';

export const HOSTS: Readonly<Record<EditionId, string>> = {
  KA: 'ka.localhost',
  KIPL: 'kipl.localhost',
  KCL: 'kcl.localhost',
};

/** Somebody who asks, on any host. */
export interface CanaryReader {
  readonly name: string;
  /** Cookies and anti-forgery token. */
  readonly headers: Readonly<Record<string, string>>;
  readonly from?: string;
  readonly contracts: readonly { readonly edition: EditionId; readonly code: AccessCode }[];
  readonly account: string | null;
}

/** The codes that the accounts which keep something have, one for each edition. */
export const OWNERS: Readonly<Record<EditionId, string>> = { KA: 'kapp', KIPL: 'ipl', KCL: 'default' };

/** What the names of these accounts begin with. */
export const OWNER = 'owner-';

const UNIVERSITY = '203.0.113.7';
const NOWHERE = '198.51.100.9';

export function listenerOf({ contracts, account }: CanaryReader, edition: EditionId): Listener {
  return { edition, codes: contracts.filter((one) => one.edition === edition).map(({ code }) => code), account };
}

/** Everybody: the demo accounts, the accounts whose things others must not see, a visitor by address and a stranger. */
export async function createReaders(server: TestServer): Promise<CanaryReader[]> {
  const accounts = await Promise.all(
    DEMO_ACCOUNTS.map(({ username, institution }) => createReader(server, username, institution)),
  );
  const owners: CanaryReader[] = [];
  for (const edition of EDITION_IDS) {
    const { institution } = DEMO_ACCOUNTS.find(({ username }) => username === OWNERS[edition])!;
    const username = `${OWNER}${edition.toLowerCase()}`;
    await server.people.accounts.createAccount({
      username,
      name: 'Olive Owner',
      email: null,
      institution: institution.id,
    });
    owners.push(await createReader(server, username, institution));
  }
  await server.people.accounts.saveRange({ institution: DEMO_UNIVERSITY.id, range: '203.0.113.0/24' });
  const visitor = await visitByAddress(server, UNIVERSITY);
  const stranger = await visitByAddress(server, NOWHERE);
  return [
    ...accounts,
    ...owners,
    {
      name: 'by address',
      ...withoutHost(visitor.headers),
      from: UNIVERSITY,
      contracts: DEMO_UNIVERSITY.contracts,
      account: null,
    },
    { name: 'a stranger', ...withoutHost(stranger.headers), from: NOWHERE, contracts: [], account: null },
  ];
}

async function createReader(
  server: TestServer,
  username: string,
  { contracts }: DemoInstitution,
): Promise<CanaryReader> {
  const { headers } = await signIn(server.people, username);
  return { name: username, headers, contracts, account: username };
}

function withoutHost({ host: _host, ...headers }: Readonly<Record<string, string>>) {
  return { headers };
}
