import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import {
  findSupportFault,
  SUPPORT_FIELDS,
  SUPPORT_LIMITS,
  type SupportDraft,
  type SupportField,
} from '#domain/support/support-message.ts';
import { useAccount } from '#web/app/account.ts';
import { toApiError, type ApiError } from '#web/api/api-error.ts';
import { sendMessage } from '#web/api/support.ts';
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
  const prefilled = usePrefilled();
  const [written, setWritten] = useState<Partial<SupportDraft>>({});
  const [checked, setChecked] = useState<readonly SupportField[]>([]);
  const [refused, setRefused] = useState<Faults>({});
  const [state, setState] = useState<SupportForm['state']>('writing');
  const [failures, setFailures] = useState(0);
  const draft = { ...prefilled, ...written };
  const fail = () => setFailures((count) => count + 1);

  const send = async () => {
    if (state === 'sending') return;
    setChecked(SUPPORT_FIELDS);
    const count = Object.keys(listFaults(draft, SUPPORT_FIELDS)).length;
    if (count > 0) {
      announce(count === 1 ? 'One field needs another look.' : `${count} fields need another look.`);
      fail();
      return;
    }
    setState('sending');
    try {
      await sendMessage(draft);
      setState('sent');
    } catch (error) {
      const failure = toApiError(error);
      setState('writing');
      setRefused(faultOf(failure));
      notify({ type: 'error', title: 'Your message was not sent', content: wordsFor(failure) });
      fail();
    }
  };

  return {
    draft,
    faults: { ...listFaults(draft, checked), ...refused },
    state,
    failures,
    change: (field, value) => {
      setWritten((before) => ({ ...before, [field]: value }));
      setRefused({});
      if (value.trim().length > SUPPORT_LIMITS[field]) setChecked((before) => [...before, field]);
    },
    leave: (field) => {
      if (draft[field].trim() !== '') setChecked((before) => [...before, field]);
    },
    send,
    startAgain: () => {
      setWritten({ name: draft.name, email: draft.email, subject: '' });
      setChecked([]);
      setState('writing');
    },
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
