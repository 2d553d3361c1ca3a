import { createHmac, randomBytes } from 'node:crypto';
import { openPeople, type OpenPeople } from '#server/compose/people.ts';
import { createSecret, hashSecret } from '#server/http/session-secret.ts';

/** What a request of somebody who is signed in carries. */
export interface SignedIn {
  /** Id of the session, as the account call shows it. */
  readonly id: string;
  readonly secret: string;
  /** The anti-forgery token of the session. */
  readonly token: string;
  /** Value of the cookie header. */
  readonly cookie: string;
  /** Cookie and anti-forgery token. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Signs a demo account in: the session is put straight into the store, as a sign-in would leave it there; `visit` is the
 * id of the session of a visit by network address that it goes on with.
 */
export async function signIn(
  people: OpenPeople,
  username: string,
  madeAt = new Date(),
  visit?: string,
): Promise<SignedIn> {
  const account = await people.accounts.findAccountByUsername(username);
  if (!account) throw new Error(`there is no account “${username}”`);
  const secret = createSecret();
  const now = madeAt.toISOString();
  const id = visit ?? randomBytes(16).toString('base64url');
  if (visit !== undefined) await people.sessions.endSession(visit);
  await people.sessions.createSession(
    {
      id,
      account: account.id,
      addressInstitution: null,
      edition: null,
      idToken: null,
      createdAt: now,
      seenAt: now,
    },
    hashSecret(secret),
  );
  const key = await people.sessions.getSecret('anti-forgery', createSecret);
  const token = createHmac('sha256', key)
    .update(`session ${hashSecret(secret)}`)
    .digest('base64url');
  const cookie = `pandect_session=${secret}; XSRF-TOKEN=${token}`;
  return { id, secret, token, cookie, headers: { cookie, 'x-xsrf-token': token } };
}

/** The same for a server in another process that uses the data folder. */
export async function signInThere(dataFolder: string, username: string): Promise<SignedIn> {
  const people = await openPeople({ dataFolder });
  try {
    return await signIn(people, username);
  } finally {
    people.close();
  }
}
