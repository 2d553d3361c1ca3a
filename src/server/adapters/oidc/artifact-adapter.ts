import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { ProviderArtifact, SessionStore } from '#server/ports/session-store.ts';

/** What goes with its grant when that is revoked; an interaction or a session only mentions one. */
const GRANTABLE = ['AccessToken', 'AuthorizationCode', 'RefreshToken'];

/** What the provider remembers of one kind (`model`), kept in the session store. `now` answers an instant, ISO 8601. */
export function createArtifactAdapter(store: SessionStore, now: () => string): (model: string) => Adapter {
  return (model) => ({
    upsert: async (id, payload, expiresIn) => {
      await store.saveArtifact({
        model,
        id,
        payload: JSON.stringify(payload),
        grantId: GRANTABLE.includes(model) ? (payload.grantId ?? null) : null,
        userCode: payload.userCode ?? null,
        uid: payload.uid ?? null,
        account: payload.accountId ?? null,
        consumedAt: null,
        expiresAt: expiresIn === undefined ? null : new Date(Date.parse(now()) + expiresIn * 1000).toISOString(),
      });
    },
    find: async (id) => read(await store.findArtifact(model, 'id', id)),
    findByUid: async (uid) => read(await store.findArtifact(model, 'uid', uid)),
    findByUserCode: async (userCode) => read(await store.findArtifact(model, 'userCode', userCode)),
    consume: (id) => store.consumeArtifact(model, id, now()),
    destroy: (id) => store.deleteArtifact(model, id),
    revokeByGrantId: (grantId) => store.deleteGrant(grantId),
  });
}

function read(artifact: ProviderArtifact | undefined): AdapterPayload | undefined {
  if (!artifact) return undefined;
  const payload = JSON.parse(artifact.payload) as AdapterPayload;
  if (artifact.consumedAt === null) return payload;
  return { ...payload, consumed: Math.floor(Date.parse(artifact.consumedAt) / 1000) };
}
