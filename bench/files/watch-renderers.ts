import { readdirSync, readFileSync } from 'node:fs';

const EVERY = 50;

/** Notes the most memory that any process held that made a file; `stop` answers it in MB (of 1,000,000 bytes). */
export function watchRenderers(): { stop(): number } {
  let most = 0;
  const timer = setInterval(() => {
    for (const id of readdirSync('/proc')) if (/^\d+$/u.test(id)) most = Math.max(most, readPeak(id));
  }, EVERY);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}

/** 0 for a process that makes no file, or is gone. */
function readPeak(id: string): number {
  try {
    if (!readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('render-process')) return 0;
    const [, kilobytes = '0'] = /^VmHWM:\s+(\d+) kB/mu.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
    return (Number(kilobytes) * 1024) / 1e6;
  } catch {
    return 0;
  }
}
