import type { PaperBlock, PaperRun } from '#domain/paper/paper.ts';
import { mapRuns } from './map-runs.ts';

/** Everything a block says. */
export function readBlock(block: PaperBlock): string {
  const texts: string[] = block.kind === 'figure' ? [block.alt] : [];
  mapRuns(block, (runs) => {
    texts.push(readRuns(runs));
    return runs;
  });
  return texts.join(' ');
}

function readRuns(runs: readonly PaperRun[]): string {
  return runs
    .map((run) => (run.kind === 'text' ? run.text : run.kind === 'note' ? run.paragraphs.map(readRuns).join(' ') : ' '))
    .join('');
}
