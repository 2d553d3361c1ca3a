/**
 * Preloaded (`--import`) into a process that is measured: notes how long it held the write lock of a database, each
 * time, and the most memory it held, and writes both to the file that PANDECT_BENCH_WATCH names when it ends.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { isMainThread } from 'node:worker_threads';

/** What the file holds. */
export interface WatchedProcess {
  /** Most resident memory, in MB (of 1,000,000 bytes). */
  readonly memoryMb: number;
  /** Seconds of processor time, all threads: steadier than the clock on a machine that does other things too. */
  readonly cpuSeconds: number;
  /** Milliseconds of each write transaction; a lone writing statement is one of its own. */
  readonly transactions: readonly number[];
}

type Method = (...values: readonly unknown[]) => unknown;
type Part = 'begin' | 'end' | 'write' | 'other';

const transactions: number[] = [];
const parts = new Map<string, Part>();
let heldSince: number | undefined;

function partOf(sql: string): Part {
  const known = parts.get(sql);
  if (known) return known;
  const word = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? '';
  const part: Part =
    word === 'BEGIN'
      ? 'begin'
      : word === 'COMMIT' || word === 'ROLLBACK' || word === 'END'
        ? 'end'
        : ['INSERT', 'UPDATE', 'DELETE', 'REPLACE', 'CREATE', 'DROP', 'ALTER'].includes(word)
          ? 'write'
          : 'other';
  parts.set(sql, part);
  return part;
}

/** Runs a statement and notes what it means for the lock. Waiting for the lock is not holding it. */
function watch<T>(sql: string, work: () => T): T {
  const part = partOf(sql);
  if (part === 'other' || (part === 'write' && heldSince !== undefined)) return work();
  const before = performance.now();
  const result = work();
  if (part === 'begin') heldSince = performance.now();
  else {
    transactions.push(performance.now() - (heldSince ?? before));
    heldSince = undefined;
  }
  return result;
}

/** Resident memory is read from the system: what the runtime reports may count the parent's too. */
function readPeakMemory(): number {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
    if (kilobytes !== undefined) return (Number(kilobytes) * 1024) / 1e6;
  } catch {
    // Not Linux.
  }
  return (process.resourceUsage().maxRSS * 1024) / 1e6;
}

const target = process.env['PANDECT_BENCH_WATCH'];
if (isMainThread && target !== undefined) {
  // The methods are replaced on purpose, and called with the object they were asked on.
  const exec = Reflect.get(DatabaseSync.prototype, 'exec') as Method;
  DatabaseSync.prototype.exec = function (sql: string) {
    watch(sql, () => Reflect.apply(exec, this, [sql]));
  };
  const run = Reflect.get(StatementSync.prototype, 'run') as Method;
  StatementSync.prototype.run = function (this: StatementSync, ...values: readonly unknown[]) {
    return watch(this.sourceSQL, () => Reflect.apply(run, this, values)) as ReturnType<StatementSync['run']>;
  };
  process.once('exit', () => {
    const { user, system } = process.cpuUsage();
    const watched: WatchedProcess = {
      memoryMb: readPeakMemory(),
      cpuSeconds: (user + system) / 1e6,
      transactions,
    };
    writeFileSync(target, JSON.stringify(watched));
  });
}
