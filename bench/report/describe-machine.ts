import { availableParallelism, loadavg, totalmem } from 'node:os';

/** The machine of a measurement, as far as it bears on the figures; never a name or a path. */
export interface Machine {
  readonly cpus: number;
  readonly memoryGigabytes: number;
  readonly node: string;
  readonly sqlite: string;
  readonly platform: string;
  /** Load average of the last minute when the measurement began: near 0 on a quiet machine. */
  readonly loadBefore: number;
}

export function describeMachine(): Machine {
  return {
    cpus: availableParallelism(),
    memoryGigabytes: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    sqlite: process.versions['sqlite'] ?? 'unknown',
    platform: `${process.platform} ${process.arch}`,
    loadBefore: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}
