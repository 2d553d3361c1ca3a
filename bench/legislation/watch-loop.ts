/**
 * Preloaded (`--import`) into a server that is measured: notes for how long its event loop was held up, a line for every
 * tenth of a second in which it was by more than a few milliseconds, in the file that PANDECT_BENCH_LOOP names.
 */
import { appendFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const RESOLUTION = 5;
const EVERY = 100;

const target = process.env['PANDECT_BENCH_LOOP'];
if (isMainThread && target !== undefined) {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  delays.enable();
  setInterval(() => {
    // What the timer of the measure itself waits for is no delay.
    const delay = delays.max / 1e6 - RESOLUTION;
    delays.reset();
    if (delay > RESOLUTION) appendFileSync(target, `${Date.now()} ${delay.toFixed(1)}\n`);
  }, EVERY).unref();
}
