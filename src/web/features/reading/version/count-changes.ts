import type { DocumentChanges } from '#contract/document-changes.ts';
import { formatCount } from '#web/ui/format-number.ts';

/** How much changed between two versions, in words. */
export function countChanges({
  counts,
  omitted,
  isWhole,
}: Pick<DocumentChanges, 'counts' | 'omitted' | 'isWhole'>): string {
  const { changed, added, removed, moved } = counts;
  const parts = [
    [changed, 'changed'],
    [added, 'added'],
    [removed, 'removed'],
    [moved, 'moved'],
  ] as const;
  const said = parts.flatMap(([count, what]) => (count > 0 ? [`${formatCount(count, 'paragraph')} ${what}`] : []));
  if (said.length === 0) return 'The text is the same in both versions.';
  return [
    `${said.join(', ')}.`,
    ...(omitted > 0 ? [`The last ${formatCount(omitted, 'change')} of them are not shown here.`] : []),
    ...(isWhole ? [] : ['Some parts differ so much that their words were not compared; they are marked.']),
  ].join(' ');
}
