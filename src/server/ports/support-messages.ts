import type { EditionId } from '#domain/edition/edition.ts';
import type { SupportDraft } from '#domain/tools/support/support-message.ts';

/** Where a message came from. */
export interface SupportOrigin {
  readonly edition: EditionId;
  /** Id of the personal account; null where nobody was signed in, or the account is gone. */
  readonly account: string | null;
  /** Id of the institution whose contract was used; null where there was none, or it is gone. */
  readonly institution: string | null;
}

/** A message that is kept. Instants are ISO strings in UTC. */
export interface SupportMessage extends SupportDraft, SupportOrigin {
  /** Twelve letters and digits, easy to type. */
  readonly id: string;
  readonly at: string;
  /** When the operator said it was done with; null until then. */
  readonly handledAt: string | null;
}

/** What readers have written to whoever runs the library (OP-26). */
export interface SupportMessages {
  /** Keeps a message written at an instant. */
  saveMessage(draft: SupportDraft, origin: SupportOrigin, at: string): Promise<SupportMessage>;
  /** Oldest first; without `all` those that are not handled. */
  listMessages(options: { readonly all: boolean }): Promise<SupportMessage[]>;
  /** Says that a message is handled; the first time counts. Answers it, or undefined where there is none. */
  markHandled(id: string, at: string): Promise<SupportMessage | undefined>;
}
