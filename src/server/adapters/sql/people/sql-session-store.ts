import type { Kysely, Transaction } from 'kysely';
import type { EditionId } from '#domain/edition/edition.ts';
import type {
  ProviderArtifact,
  ProviderLogout,
  SessionChoice,
  SessionLimits,
  SessionStore,
  SignInAttempt,
  StoredSession,
} from '#server/ports/session-store.ts';
import { endSessions } from './end-sessions.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';
import { endSessionsAt } from './end-sessions-at.ts';
import { readArtifact, readAttempt, readSession } from './read-session.ts';

const ARTIFACT_COLUMNS = { id: 'id', uid: 'uid', userCode: 'user_code' } as const;

type Change = Transaction<PeopleSchema>;

/**
 * Sessions, sign-ins under way and the built-in provider's memory in either database. Held by
 * session-store.conformance.ts.
 */
export class SqlSessionStore implements SessionStore {
  readonly #queries: Kysely<PeopleSchema>;

  constructor(queries: Kysely<PeopleSchema>) {
    this.#queries = queries;
  }

  async createSession(session: StoredSession, secretHash: string): Promise<void> {
    const { id, account, edition } = session;
    const row = {
      id,
      secret_hash: secretHash,
      account,
      address_institution: session.addressInstitution,
      edition,
      id_token: session.idToken,
      provider_session: session.providerSession ?? null,
      user_agent: session.userAgent ?? null,
      network: session.network ?? null,
      created_at: session.createdAt,
      seen_at: session.seenAt,
    };
    await this.#change((change) => change.insertInto('session').values(row).execute());
  }

  async findSession(secretHash: string, limits: SessionLimits): Promise<StoredSession | undefined> {
    const row = await this.#queries
      .selectFrom('session')
      .selectAll()
      .where('secret_hash', '=', secretHash)
      .where('seen_at', '>=', limits.idleSince)
      .where('created_at', '>=', limits.madeSince)
      .executeTakeFirst();
    return row && readSession(row);
  }

  async touchSession(id: string, seenAt: string): Promise<void> {
    await this.#updateSession(id, { seen_at: seenAt });
  }

  async rotateSession(id: string, secretHash: string): Promise<void> {
    await this.#updateSession(id, { secret_hash: secretHash });
  }

  async chooseEdition(id: string, edition: EditionId): Promise<void> {
    await this.#updateSession(id, { edition });
  }

  async endSession(id: string): Promise<void> {
    await this.#change((change) => change.deleteFrom('session').where('id', '=', id).execute());
  }

  async listSessionsOf(account: string, limits: SessionLimits): Promise<StoredSession[]> {
    const rows = await this.#queries
      .selectFrom('session')
      .selectAll()
      .where('account', '=', account)
      .where('seen_at', '>=', limits.idleSince)
      .where('created_at', '>=', limits.madeSince)
      .orderBy('seen_at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(readSession);
  }

  async endSessionsOf(account: string, which?: SessionChoice): Promise<number> {
    return this.#change((change) => endSessions(change, account, which));
  }

  async endSessionsAt(logout: ProviderLogout): Promise<number | undefined> {
    return this.#change((change) => endSessionsAt(change, logout));
  }

  async forgetArtifactsOf(account: string): Promise<void> {
    await this.#change((change) => change.deleteFrom('provider_artifact').where('account', '=', account).execute());
  }

  async forget({ idleSince, madeSince }: SessionLimits): Promise<void> {
    await this.#change(async (change) => {
      await change
        .deleteFrom('session')
        .where((where) => where.or([where('seen_at', '<', idleSince), where('created_at', '<', madeSince)]))
        .execute();
      await change.deleteFrom('sign_in_attempt').where('started_at', '<', idleSince).execute();
      await change.deleteFrom('provider_artifact').where('expires_at', '<', idleSince).execute();
    });
  }

  async saveAttempt(attempt: SignInAttempt): Promise<void> {
    const { state, nonce, verifier, origin, waf } = attempt;
    const row = {
      state,
      nonce,
      verifier,
      return_url: attempt.returnUrl,
      origin,
      waf,
      browser_hash: attempt.browserHash,
      started_at: attempt.startedAt,
    };
    await this.#change((change) => change.insertInto('sign_in_attempt').values(row).execute());
  }

  /** One statement takes it out and answers it, so that of two callers one gets it. */
  async takeAttempt(state: string): Promise<SignInAttempt | undefined> {
    const row = await this.#change((change) =>
      change.deleteFrom('sign_in_attempt').where('state', '=', state).returningAll().executeTakeFirst(),
    );
    return row && readAttempt(row);
  }

  async saveArtifact(artifact: ProviderArtifact): Promise<void> {
    const { model, id, payload, uid } = artifact;
    const values = {
      payload,
      grant_id: artifact.grantId,
      user_code: artifact.userCode,
      uid,
      account: artifact.account ?? null,
      consumed_at: artifact.consumedAt,
      expires_at: artifact.expiresAt,
    };
    await this.#change((change) =>
      change
        .insertInto('provider_artifact')
        .values({ model, id, ...values })
        .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(values))
        .execute(),
    );
  }

  async findArtifact(
    model: string,
    by: keyof typeof ARTIFACT_COLUMNS,
    value: string,
  ): Promise<ProviderArtifact | undefined> {
    const row = await this.#queries
      .selectFrom('provider_artifact')
      .selectAll()
      .where('model', '=', model)
      .where(ARTIFACT_COLUMNS[by], '=', value)
      .executeTakeFirst();
    return row && readArtifact(row);
  }

  async consumeArtifact(model: string, id: string, at: string): Promise<void> {
    await this.#change((change) =>
      change
        .updateTable('provider_artifact')
        .set({ consumed_at: at })
        .where('model', '=', model)
        .where('id', '=', id)
        .execute(),
    );
  }

  async deleteArtifact(model: string, id: string): Promise<void> {
    await this.#change((change) =>
      change.deleteFrom('provider_artifact').where('model', '=', model).where('id', '=', id).execute(),
    );
  }

  async deleteGrant(grantId: string): Promise<void> {
    await this.#change((change) => change.deleteFrom('provider_artifact').where('grant_id', '=', grantId).execute());
  }

  async getSecret(name: string, make: () => string): Promise<string> {
    const known = await this.#findSecret(name);
    if (known !== undefined) return known;
    await this.#change((change) =>
      change
        .insertInto('secret')
        .values({ name, value: make() })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    return (await this.#findSecret(name)) ?? Promise.reject(new Error(`The secret “${name}” could not be kept.`));
  }

  async #findSecret(name: string): Promise<string | undefined> {
    const query = this.#queries.selectFrom('secret').select('value').where('name', '=', name);
    return (await query.executeTakeFirst())?.value;
  }

  async #updateSession(id: string, values: { seen_at: string } | { secret_hash: string } | { edition: string }) {
    await this.#change((change) => change.updateTable('session').set(values).where('id', '=', id).execute());
  }

  async #change<T>(work: (change: Change) => Promise<T>): Promise<T> {
    return this.#queries.transaction().execute(work);
  }
}
