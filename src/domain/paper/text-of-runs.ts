import type { PaperRun } from './paper.ts';

/** The words of running text; what is no text, as a note or the end of a line, is a space. */
export function textOfRuns(runs: readonly PaperRun[]): string {
  return runs.map((run) => (run.kind === 'text' ? run.text : ' ')).join('');
}
