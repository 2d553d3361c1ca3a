import type { ProviderArtifact, SignInAttempt, StoredSession } from './session-store.ts';

/** An instant of the day of the samples. */
export const at = (time: string) => `2026-05-01T${time}:00.000Z`;
export const ALWAYS = { idleSince: at('00:00'), madeSince: at('00:00') };

export const VISIT: StoredSession = {
  id: 's-1',
  account: null,
  addressInstitution: null,
  edition: null,
  idToken: null,
  createdAt: at('10:00'),
  seenAt: at('10:00'),
};
export const ATTEMPT: SignInAttempt = {
  state: 'state-1',
  nonce: 'nonce',
  verifier: 'verifier',
  returnUrl: '/document/a?x=1#p2',
  origin: 'http://ka.localhost:8080',
  waf: 'north',
  browserHash: 'browser',
  startedAt: at('10:00'),
};
export const CODE: ProviderArtifact = {
  model: 'AuthorizationCode',
  id: 'a-1',
  payload: '{"kind":"code"}',
  grantId: 'g-1',
  userCode: 'user-code',
  uid: 'uid-1',
  account: null,
  consumedAt: null,
  expiresAt: at('10:10'),
};
