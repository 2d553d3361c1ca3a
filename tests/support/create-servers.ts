import { InProcessCounter } from '#server/adapters/system/in-process-counter.ts';
import { InProcessLease } from '#server/adapters/system/in-process-lease.ts';
import { TimerScheduler } from '#server/adapters/system/timer-scheduler.ts';
import type { Servers } from '#server/compose/servers.ts';

/** What one server counts by itself, at a time that only the test moves where it is given; told what its jobs throw. */
export function createServers(
  log: (message: string, error?: unknown) => void = () => undefined,
  now?: () => number,
): Servers {
  const lease = new InProcessLease();
  return { counter: new InProcessCounter(now), lease, scheduler: new TimerScheduler({ lease, log }) };
}
