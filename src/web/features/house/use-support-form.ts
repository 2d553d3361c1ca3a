import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { sendSupportMessage } from '#contract/support.ts';
import {
  findSupportFault,
  SUPPORT_FIELDS,
  SUPPORT_LIMITS,
  type SupportDraft,
  type SupportField,
} from '#domain/tools/support/support-message.ts';
import { useAccount } from '#web/app/account.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { callServer } from '#web/api/call-server.ts';
import { attempt } from '#web/app/attempt.ts';
import { announce } from '#web/app/live-region.tsx';
import { notify } from '#web/app/notifications.ts';

type Faults = Partial<Readonly<Record<SupportField, string>>>;

export interface SupportForm {
  readonly draft: SupportDraft;
  /** What is wrong with the fields that were filled in so far. */
  readonly faults: Faults;
  readonly state: 'writing' | 'sending' | 'sent';
  /** Grows with each attempt to send that found something wrong. */
  readonly failures: number;
  change(field: SupportField, value: string): void;
  leave(field: SupportField): void;
  send(): Promise<void>;
  /** Begins another message of the same person. */
  startAgain(): void;
}

/**
 * The message that is being written (OP-26): prefilled with the name of the account and the subject of the address, held
 * to the rules field by field once a field was left, kept until it is sent.
 */
export function useSupportForm(): SupportForm {
  const { draft, write, startAgain } = useDraft();
  const [state, setState] = useState<SupportForm['state']>('writing');
  const [failures, setFailures] = useState(0);
  const { faults, check, leave, checkAll, uncheck, refuse } = useFaults(draft);
  const fail = () => setFailures((count) => count + 1);

  const send = async () => {
    if (state === 'sending') return;
    const count = checkAll();
    if (count > 0) {
      announce(count === 1 ? 'One field needs another look.' : `${count} fields need another look.`);
      return fail();
    }
    setState('sending');
    const say = (failure: ApiError) => {
      refuse(faultOf(failure));
      notify({ type: 'error', title: 'Your message was not sent', content: wordsFor(failure) });
      fail();
    };
    setState((await attempt(say, () => callServer(sendSupportMessage, { body: draft }))) ? 'sent' : 'writing');
  };

  return {
    draft,
    faults,
    state,
    failures,
    change: (field, value) => {
      write(field, value);
      refuse({});
      if (value.trim().length > SUPPORT_LIMITS[field]) check(field);
    },
    leave,
    send,
    startAgain: () => {
      startAgain();
      uncheck();
      setState('writing');
    },
  };
}

function useDraft() {
  const prefilled = usePrefilled();
  const [written, setWritten] = useState<Partial<SupportDraft>>({});
  const draft = { ...prefilled, ...written };
  return {
    draft,
    write: (field: SupportField, value: string) => setWritten((before) => ({ ...before, [field]: value })),
    /** The person stays. */
    startAgain: () => setWritten({ name: draft.name, email: draft.email, subject: '' }),
  };
}

/** What is wrong with the fields that were checked, and what the server refused. */
function useFaults(draft: SupportDraft) {
  const [checked, setChecked] = useState<readonly SupportField[]>([]);
  const [refused, refuse] = useState<Faults>({});
  const check = (field: SupportField) => setChecked((before) => [...before, field]);
  return {
    faults: { ...listFaults(draft, checked), ...refused },
    check,
    leave: (field: SupportField) => {
      if (draft[field].trim() !== '') check(field);
    },
    /** Answers how many are wrong. */
    checkAll: () => {
      setChecked(SUPPORT_FIELDS);
      return Object.keys(listFaults(draft, SUPPORT_FIELDS)).length;
    },
    uncheck: () => setChecked([]),
    refuse,
  };
}

/** The name of whoever is signed in personally, and the subject that a link to the page brought along. */
function usePrefilled(): SupportDraft {
  const { account, isSignedIn } = useAccount();
  const { searchStr } = useLocation();
  const name = isSignedIn ? (account?.username ?? '') : '';
  return { name, email: '', subject: new URLSearchParams(searchStr).get('subject') ?? '', message: '' };
}

function listFaults(draft: SupportDraft, fields: readonly SupportField[]): Faults {
  const faults = fields.map((field) => [field, findSupportFault(field, draft[field])] as const);
  return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined));
}

/** A field that the server refuses although nothing was wrong with it here. */
function faultOf({ details }: ApiError): Faults {
  const field = SUPPORT_FIELDS.find((name) => name === details?.field);
  return field ? { [field]: details?.reason ?? 'The library does not take this.' } : {};
}

function wordsFor({ message, details, requestId }: ApiError): string {
  const number = requestId === undefined ? '' : ` Request number: ${requestId}.`;
  return `${[message, details?.reason].filter(Boolean).join(' ')} What you wrote is still here.${number}`;
}
