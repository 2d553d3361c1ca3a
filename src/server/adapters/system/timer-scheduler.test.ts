import { describeScheduler } from '#server/ports/scheduler.conformance.ts';
import { InProcessLease } from './in-process-lease.ts';
import { TimerScheduler } from './timer-scheduler.ts';

describeScheduler('the scheduler of one server', async () => {
  const said: string[] = [];
  const log = (message: string) => void said.push(message);
  return {
    scheduler: new TimerScheduler({ lease: new InProcessLease(), log }),
    said,
    move: async () => undefined,
    close: () => undefined,
  };
});
