import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SupportDraft } from '#domain/tools/support/support-message.ts';
import type { SupportMessages, SupportOrigin } from './support-messages.ts';

/** An empty store that knows the account `ada` and the institution `north`. */
export interface SupportMessagesUnderTest {
  readonly store: SupportMessages;
  deleteAccount(id: string): Promise<void>;
  deleteInstitution(id: string): Promise<void>;
  close(): Promise<void>;
}

const NOBODY: SupportOrigin = { edition: 'KA', account: null, institution: null };
const ADA: SupportOrigin = { edition: 'KCL', account: 'ada', institution: 'north' };

function about(subject: string): SupportDraft {
  return { name: 'Ana “A” Ğ', email: 'ana@example.org', subject, message: 'One line.\n\n  Another; DROP TABLE — 🙂' };
}

const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 9, minute)).toISOString();

/** What every store of messages has to do, the same for each. */
export function describeSupportMessages(name: string, open: () => Promise<SupportMessagesUnderTest>): void {
  describe(name, () => {
    let subject: SupportMessagesUnderTest;
    beforeEach(async () => {
      subject = await open();
    });
    afterEach(() => subject.close());

    test('keeps a message with every word of it and where it came from (OP-26)', async () => {
      const saved = await subject.store.saveMessage(about('Trial'), ADA, at(1));
      expect(saved).toEqual({ ...about('Trial'), ...ADA, id: saved.id, at: at(1), handledAt: null });
      expect(saved.id).toMatch(/^[a-z0-9]{12}$/u);
      expect(await subject.store.listMessages({ all: false })).toEqual([saved]);
    });

    test('lists the oldest first, and those of one instant as they came', async () => {
      await subject.store.saveMessage(about('second'), NOBODY, at(2));
      await subject.store.saveMessage(about('first'), NOBODY, at(1));
      await subject.store.saveMessage(about('third'), NOBODY, at(2));
      const listed = await subject.store.listMessages({ all: false });
      expect(listed.map((message) => message.subject)).toEqual(['first', 'second', 'third']);
    });

    test('keeps the same words twice as two messages', async () => {
      const first = await subject.store.saveMessage(about('same'), NOBODY, at(1));
      const second = await subject.store.saveMessage(about('same'), NOBODY, at(1));
      expect(second.id).not.toBe(first.id);
      expect(await subject.store.listMessages({ all: true })).toHaveLength(2);
    });

    test('leaves out what is handled unless all are asked for, and keeps when it was', async () => {
      const done = await subject.store.saveMessage(about('done'), NOBODY, at(1));
      const open = await subject.store.saveMessage(about('open'), NOBODY, at(2));
      expect(await subject.store.markHandled(done.id, at(3))).toEqual({ ...done, handledAt: at(3) });
      expect(await subject.store.listMessages({ all: false })).toEqual([open]);
      expect(await subject.store.listMessages({ all: true })).toEqual([{ ...done, handledAt: at(3) }, open]);
      expect((await subject.store.markHandled(done.id, at(4)))?.handledAt).toBe(at(3));
    });

    test('says so where there is no such message', async () => {
      expect(await subject.store.markHandled('nothing', at(1))).toBeUndefined();
    });

    test('outlives the account and the institution that it came from', async () => {
      const saved = await subject.store.saveMessage(about('Trial'), ADA, at(1));
      await subject.deleteAccount('ada');
      await subject.deleteInstitution('north');
      const left = { ...saved, account: null, institution: null };
      expect(await subject.store.listMessages({ all: false })).toEqual([left]);
    });
  });
}
