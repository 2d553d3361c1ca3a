import { InProcessCounter } from '#server/adapters/system/in-process-counter.ts';
import { InProcessLease } from '#server/adapters/system/in-process-lease.ts';
import { TimerScheduler } from '#server/adapters/system/timer-scheduler.ts';
import type { Config } from '#server/config/config.ts';
import type { Clock } from '#server/ports/clock.ts';
import { LEASE_TERM, type Lease } from '#server/ports/lease.ts';
import type { RateCounter } from '#server/ports/rate-counter.ts';
import type { Scheduler } from '#server/ports/scheduler.ts';
import type { OpenPeople } from './people.ts';

/** So often a server says of its places that they go on: one that is missed costs none. */
const RENEWALS = 3;

/** What servers that share a database agree on. */
export interface Servers {
  readonly counter: RateCounter;
  readonly lease: Lease;
  /** To be closed before the people are. */
  readonly scheduler: Scheduler;
}

interface Parts {
  readonly people: Pick<OpenPeople, 'openShared'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: (message: string, error?: unknown) => void;
}

/** In the memory of the one server, or in the database of several. */
export function openServers({ servers }: Pick<Config, 'servers'>, { people, clock, log }: Parts): Servers {
  const now = () => Date.parse(clock.now());
  const { counter, lease } =
    servers === 'several'
      ? people.openShared({ now, log })
      : { counter: new InProcessCounter(), lease: new InProcessLease() };
  const scheduler = new TimerScheduler({ lease, log });
  scheduler.every({ name: 'keep places', milliseconds: LEASE_TERM / RENEWALS, work: () => lease.renew() });
  return { counter, lease, scheduler };
}
