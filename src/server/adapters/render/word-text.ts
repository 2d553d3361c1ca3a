import type { PaperRun } from '#domain/paper/paper.ts';

/** The words of running text, without its footnotes. */
export function inlineOf(runs: readonly PaperRun[]): string {
  return runs.map((run) => (run.kind === 'text' ? run.text : run.kind === 'break' ? ' ' : '')).join('');
}
