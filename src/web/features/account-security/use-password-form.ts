import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '#web/api/api-error.ts';
import { changePassword } from '#web/api/account-security.ts';
import { notify } from '#web/app/notifications.ts';
import { useAttempt } from '#web/app/use-attempt.ts';
import { formatCount } from '#web/ui/format-number.ts';

interface Faults {
  readonly password?: string | undefined;
  readonly wanted?: string | undefined;
}

/** The present password and the wanted one while they are typed, sent to be exchanged. */
export function usePasswordForm() {
  const queries = useQueryClient();
  const [password, setPassword] = useState('');
  const [wanted, setWanted] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [failures, setFailures] = useState(0);
  const [isSending, run] = useAttempt();
  const refuse = (found: Faults) => {
    setFaults(found);
    setFailures((count) => count + 1);
  };
  const fail = (failure: ApiError) => {
    const found = faultOf(failure);
    if (found) refuse(found);
    else notify({ type: 'error', title: 'Your password was not changed', content: failure.message });
  };
  const exchange = () =>
    run(fail, async () => {
      const { ended } = await changePassword(queries, password, wanted);
      setPassword('');
      setWanted('');
      setFaults({});
      notify({ type: 'success', title: 'Your password was changed', content: describeEnded(ended) });
    });
  const send = async () => {
    if (isSending) return;
    const missing: Faults = {
      ...(password === '' ? { password: 'Enter your present password.' } : {}),
      ...(wanted === '' ? { wanted: 'Enter a new password.' } : {}),
    };
    await (Object.keys(missing).length > 0 ? refuse(missing) : exchange());
  };
  return { password, setPassword, wanted, setWanted, faults, failures, isSending, send };
}

/** Under which field a refusal stands; undefined where it is about none. */
function faultOf({ message, details }: ApiError): Faults | undefined {
  const words = details?.reason ?? message;
  if (details?.field === 'password') return { password: words };
  return details?.field === 'wanted' ? { wanted: words } : undefined;
}

function describeEnded(count: number): string {
  if (count === 0) return 'You were signed in nowhere else.';
  return `${formatCount(count, 'other session has', 'other sessions have')} ended.`;
}
