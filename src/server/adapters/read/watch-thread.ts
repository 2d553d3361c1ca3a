import { flushCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';
import { BROKEN_BOUNDS, type Watched } from './reading-messages.ts';

/** So often it looks, in milliseconds. */
const EVERY = 40;

const { parent, memory, until } = workerData as Watched;

/** Watches the process that it runs in, which hears nothing while it reads: a signal ends it even in a loop without end. */
function look(): void {
  const allowed = until[0] ?? 0;
  if (process.ppid !== parent) end('SIGKILL');
  else if (process.memoryUsage.rss() > memory) end(BROKEN_BOUNDS.memory);
  else if (allowed > 0 && processorTime() > allowed) end(BROKEN_BOUNDS.time);
}

function end(signal: NodeJS.Signals): void {
  process.kill(process.pid, signal);
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

setInterval(look, EVERY);
// Neither it nor its process lives to keep what was compiled when it ends.
flushCompileCache();
