import type { DocumentDates } from '#domain/document/document.ts';

const WHOLE_DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** What is wrong with the days on which a text is said to be in force (OP-197); undefined where nothing is. */
export function findWrongDay({
  inForceFrom: from,
  inForceUntil: until,
}: DocumentDates): { readonly field: 'inForceFrom' | 'inForceUntil'; readonly reason: string } | undefined {
  for (const [field, day] of [
    ['inForceFrom', from],
    ['inForceUntil', until],
  ] as const) {
    if (day !== undefined && !WHOLE_DAY.test(day)) {
      return { field, reason: `\`${day}\` is no whole day; allowed is YYYY-MM-DD` };
    }
  }
  if (until === undefined) return undefined;
  const field = 'inForceUntil';
  if (from === undefined)
    return { field, reason: 'it needs `inForceFrom`, the first day on which the text was in force' };
  return until < from ? { field, reason: `\`${until}\` is before \`${from}\`, the first day in force` } : undefined;
}
