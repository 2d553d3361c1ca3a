import type { ImportProgress } from '#server/features/importing/import-report.ts';

const WIDTH = 30;
const MILLISECONDS_BETWEEN = 100;
const PERCENT_STEP = 10;

/** Draws an import on standard error: one line that moves on a terminal, a line for every tenth elsewhere. */
export function createProgressBar(label: string): { update: (progress: ImportProgress) => void; end: () => void } {
  let drawnAt = 0;
  let drawnPercent = -PERCENT_STEP;
  let last: ImportProgress | undefined;
  const isTerminal = process.stderr.isTTY;
  const draw = (progress: ImportProgress) => {
    const line = describe(label, progress);
    process.stderr.write(isTerminal ? `\r${line}\u001b[K` : `${line}\n`);
  };
  return {
    update: (progress) => {
      last = progress;
      const percent = percentOf(progress);
      const now = performance.now();
      const isDue = isTerminal ? now - drawnAt > MILLISECONDS_BETWEEN : percent >= drawnPercent + PERCENT_STEP;
      if (!isDue) return;
      drawnAt = now;
      drawnPercent = percent;
      draw(progress);
    },
    end: () => {
      if (last && (isTerminal || drawnPercent < 100)) draw(last);
      if (isTerminal) process.stderr.write('\n');
    },
  };
}

/** 100 is said once the last file is done, not when its last byte is read. */
function percentOf({ bytesDone, bytesTotal, filesDone, filesTotal }: ImportProgress): number {
  if (filesDone >= filesTotal) return 100;
  return bytesTotal === 0 ? 0 : Math.min(99, Math.floor((bytesDone / bytesTotal) * 100));
}

function describe(label: string, progress: ImportProgress): string {
  const percent = percentOf(progress);
  const filled = Math.round((percent / 100) * WIDTH);
  const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
  const refused = progress.refused === 0 ? '' : `, ${progress.refused} refused`;
  return `${label} ${bar} ${percent} % · ${progress.filesDone} of ${progress.filesTotal} files${refused}`;
}
