import type { Reader } from '#domain/access/reader.ts';
import type { SupportDraft } from '#domain/tools/support/support-message.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { SupportMessages } from '#server/ports/support-messages.ts';

/** Takes messages for whoever runs the library. */
export class SupportService {
  readonly #messages: SupportMessages;
  readonly #clock: Clock;

  constructor(messages: SupportMessages, clock: Clock) {
    this.#messages = messages;
    this.#clock = clock;
  }

  /** Keeps a message with the edition, the account and the institution that the server knows its reader by (OP-26). */
  async take({ edition, visitor }: Reader, draft: SupportDraft): Promise<void> {
    const origin = {
      edition: edition.id,
      account: visitor.account?.id ?? null,
      institution: visitor.institution?.id ?? null,
    };
    await this.#messages.saveMessage(draft, origin, this.#clock.now());
  }
}
