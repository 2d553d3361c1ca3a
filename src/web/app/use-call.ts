import { useEffect, useRef, useState } from 'react';
import { describeFailure } from '#web/api/api-error.ts';

/** Work that the reader waits for, one at a time; it answers what is to be said, and what goes wrong is said, too. */
export function useCall() {
  const [isBusy, setBusy] = useState(false);
  const [trouble, say] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const run = async (work: (signal: AbortSignal) => Promise<string | undefined>) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setBusy(true);
    say(undefined);
    try {
      say(await work(signal));
    } catch (error) {
      if (!signal.aborted) say(describeFailure(error));
    } finally {
      if (!signal.aborted) setBusy(false);
    }
  };
  return { isBusy, trouble, say, run };
}
