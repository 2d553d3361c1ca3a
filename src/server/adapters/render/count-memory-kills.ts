import { readFileSync } from 'node:fs';

/** How many processes the system has ended since its start for want of memory, containers' included; 0 where it does not say. */
export function countMemoryKills(path = '/proc/vmstat'): number {
  try {
    return Number(/^oom_kill (\d+)$/mu.exec(readFileSync(path, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
