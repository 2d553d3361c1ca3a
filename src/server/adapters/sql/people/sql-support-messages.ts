import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { EditionId } from '#domain/edition/edition.ts';
import type { SupportDraft } from '#domain/tools/support/support-message.ts';
import type { SupportMessage, SupportMessages, SupportOrigin } from '#server/ports/support-messages.ts';
import type { PeopleSchema, SupportMessageTable } from '#server/adapters/sql/schema/people-schema.ts';

/** Messages of readers, in either database. Held by support-messages.conformance.ts. */
export class SqlSupportMessages implements SupportMessages {
  readonly #queries: Kysely<PeopleSchema>;

  constructor(queries: Kysely<PeopleSchema>) {
    this.#queries = queries;
  }

  async saveMessage(draft: SupportDraft, origin: SupportOrigin, at: string): Promise<SupportMessage> {
    const { name, email, subject, message } = draft;
    const { edition, account, institution } = origin;
    const id = randomBytes(6).toString('hex');
    const row = { id, at, edition, account, institution, name, email, subject, message, handled_at: null };
    await this.#queries.insertInto('support_message').values(row).execute();
    return readMessage(row);
  }

  async listMessages({ all }: { readonly all: boolean }): Promise<SupportMessage[]> {
    const listed = this.#queries.selectFrom('support_message').selectAll().orderBy('at').orderBy('place');
    const rows = await (all ? listed : listed.where('handled_at', 'is', null)).execute();
    return rows.map(readMessage);
  }

  async markHandled(id: string, at: string): Promise<SupportMessage | undefined> {
    await this.#queries
      .updateTable('support_message')
      .set({ handled_at: at })
      .where('id', '=', id)
      .where('handled_at', 'is', null)
      .execute();
    const row = await this.#queries.selectFrom('support_message').selectAll().where('id', '=', id).executeTakeFirst();
    return row && readMessage(row);
  }
}

function readMessage(row: Omit<Selectable<SupportMessageTable>, 'place'>): SupportMessage {
  const { id, at, account, institution, name, email, subject, message } = row;
  const edition = row.edition as EditionId;
  return { id, at, edition, account, institution, name, email, subject, message, handledAt: row.handled_at };
}
