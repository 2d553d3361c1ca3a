import { setTimeout as wait } from 'node:timers/promises';
import { ServerClient } from '../report/ask-server.ts';

/** How the health call did over some time. */
export interface HealthTimes {
  readonly milliseconds: readonly number[];
  readonly failures: number;
  /** How late this process was itself with a call, at worst: what the machine adds to the times. */
  readonly latestCall: number;
}

/** Asks `/healthz` at a fixed pace, whether or not earlier answers have come, so that a pause counts in full. */
export async function pollHealth(port: number, seconds: number, pace = 20): Promise<HealthTimes> {
  const client = new ServerClient(port, { connections: 64 });
  const milliseconds: number[] = [];
  const asked: Promise<void>[] = [];
  let failures = 0;
  let latestCall = 0;
  const ask = async () => {
    const { status, milliseconds: took } = await client.get('/healthz');
    if (status === 200) milliseconds.push(took);
    else failures += 1;
  };
  const started = performance.now();
  for (let call = 0; call * pace < seconds * 1000; call += 1) {
    const early = started + call * pace - performance.now();
    if (early > 1) await wait(early);
    latestCall = Math.max(latestCall, performance.now() - (started + call * pace));
    asked.push(
      ask().catch(() => {
        failures += 1;
      }),
    );
  }
  await Promise.all(asked);
  client.close();
  return { milliseconds, failures, latestCall };
}
