import { sayCount } from '#domain/typography/say-count.ts';
import type { ImportReport, RefusedFile } from '#server/features/importing/import-report.ts';

/** The report in words: what was taken otherwise, then what was refused, the totals last. */
export function describeImport(report: ImportReport, isDryRun: boolean): string {
  const refused = report.refused.map((one) => `refused ${showPlace(one)}: ${one.reason}`);
  const noted = report.noted.map((one) => `noted ${showPlace(one)}: ${one.reason}`);
  const totals =
    `${report.imported} imported, ${report.updated} updated, ${report.unchanged} unchanged, ` +
    `${countOf(report.moved, 'moved')}${countOf(report.merged, 'merged')}` +
    `${report.refused.length} refused in ${report.seconds.toFixed(1)} s`;
  const endings = [
    ...describeUnrecorded(report.unrecorded),
    ...(isDryRun ? ['Nothing was kept (dry run).'] : []),
    ...(report.interrupted ? ['Interrupted: run the same command again to go on.'] : []),
  ];
  return [...noted, ...refused, totals, ...endings].join('\n');
}

/** Names without a record take part in relations as they are printed; an operator may want to give them one (OP-189). */
function describeUnrecorded(names: ImportReport['unrecorded']): string[] {
  if (!names) return [];
  const { people, organizations, states, parties } = names;
  const counts = [
    ...(people === 0 ? [] : [sayCount(people, 'person', 'people')]),
    ...(organizations === 0 ? [] : [sayCount(organizations, 'organization')]),
    ...(states === 0 ? [] : [sayCount(states, 'state')]),
    ...(parties === 0 ? [] : [sayCount(parties, 'other party', 'other parties')]),
  ];
  return counts.length === 0 ? [] : [`Names in the library without a record, found as printed: ${counts.join(', ')}.`];
}

/** What mostly did not happen is said only where it did. */
function countOf(count: number, what: string): string {
  return count === 0 ? '' : `${count} ${what}, `;
}

function showPlace({ path, line, column }: RefusedFile): string {
  return `${showPath(path)}${line > 0 ? `:${line}${column > 0 ? `:${column}` : ''}` : ''}`;
}

/** A name may hold anything; what would move the cursor or hide text is written out. */
function showPath(path: string): string {
  return path.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
