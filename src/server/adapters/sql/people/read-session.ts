import type { EditionId } from '#domain/edition/edition.ts';
import type { ProviderArtifact, SignInAttempt, StoredSession } from '#server/ports/session-store.ts';
import type {
  ProviderArtifactTable,
  SessionTable,
  SignInAttemptTable,
} from '#server/adapters/sql/schema/people-schema.ts';

export function readSession(row: SessionTable): StoredSession {
  return {
    id: row.id,
    account: row.account,
    addressInstitution: row.address_institution,
    edition: row.edition as EditionId | null,
    idToken: row.id_token,
    ...(row.user_agent === null ? {} : { userAgent: row.user_agent }),
    ...(row.network === null ? {} : { network: row.network }),
    ...(row.provider_session === null ? {} : { providerSession: row.provider_session }),
    createdAt: row.created_at,
    seenAt: row.seen_at,
  };
}

export function readAttempt(row: SignInAttemptTable): SignInAttempt {
  const { state, nonce, verifier, origin, waf } = row;
  return {
    state,
    nonce,
    verifier,
    returnUrl: row.return_url,
    origin,
    waf,
    browserHash: row.browser_hash,
    startedAt: row.started_at,
  };
}

export function readArtifact(row: ProviderArtifactTable): ProviderArtifact {
  const { model, id, payload, uid, account } = row;
  return {
    model,
    id,
    payload,
    grantId: row.grant_id,
    userCode: row.user_code,
    uid,
    account,
    consumedAt: row.consumed_at,
    expiresAt: row.expires_at,
  };
}
