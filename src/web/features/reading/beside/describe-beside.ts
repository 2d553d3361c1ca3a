import type { BesideRow } from '#domain/versions/set-beside.ts';
import { formatCount } from '#web/ui/format-number.ts';
import { countChanges } from '../version/count-changes.ts';
import type { BesideModel } from './use-beside.ts';

/** What is going on, or what was found, in words. */
export function describeBeside({ phase, done, total, rows, left }: BesideModel, isTranslation: boolean): string {
  switch (phase) {
    case 'loading':
      return 'Loading the two texts…';
    case 'comparing':
      return total > 0
        ? `Comparing words: ${done} of ${formatCount(total, 'changed paragraph')}…`
        : 'Comparing the two texts…';
    case 'failed':
      return '';
    case 'done':
    case 'paused':
      if (isTranslation)
        return 'Set side by side by their numbers and headings; words are not compared between languages.';
      return [countRows(rows), ...(left.length > 0 ? [describeLeft(left, rows)] : [])].join(' ');
  }
}

/** What became of the paragraphs of a row, as one word. */
export function nameChanges(kind: BesideRow['kind'] | undefined): string {
  return kind === 'merged' ? 'put together' : (kind ?? '');
}

function countRows(rows: readonly BesideRow[]): string {
  const count = (...kinds: readonly BesideRow['kind'][]) => rows.filter(({ kind }) => kinds.includes(kind)).length;
  return countChanges({
    counts: {
      changed: count('changed', 'split', 'merged'),
      added: count('added'),
      removed: count('removed'),
      moved: count('moved'),
    },
    omitted: 0,
    isWhole: rows.every(({ isCompared }) => isCompared),
  });
}

/** Which paragraphs were not compared word by word. */
function describeLeft(left: readonly number[], rows: readonly BesideRow[]): string {
  const place = rows[left[0] ?? 0]?.news[0] ?? 0;
  const total = rows.reduce((sum, { news }) => sum + news.length, 0);
  const share = Math.round((place / Math.max(1, total)) * 100);
  return `The words of the last ${formatCount(left.length, 'changed paragraph')} (from ${share} % of the text on) were not compared in three seconds; they are marked as changed.`;
}
