import { describeLease } from '#server/ports/lease.conformance.ts';
import { InProcessLease } from './in-process-lease.ts';

describeLease('places in memory', async () => ({
  lease: new InProcessLease(),
  move: () => undefined,
  close: () => undefined,
}));
