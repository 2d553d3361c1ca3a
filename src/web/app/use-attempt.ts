import { useState } from 'react';
import { attempt, type Failure } from './attempt.ts';

/** Attempts one thing at a time, and tells whether it is under way; what is begun meanwhile is not. */
export function useAttempt() {
  const [isBusy, setBusy] = useState(false);
  const run = async (failure: Failure, work: () => Promise<unknown>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    await attempt(failure, work);
    setBusy(false);
  };
  return [isBusy, run] as const;
}
