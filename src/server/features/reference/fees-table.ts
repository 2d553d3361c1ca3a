import { applyFeeLine, findFeeLine } from '#domain/fees/calculate-fees.ts';
import { readAmount } from '#domain/fees/read-amount.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { ListCell, ListColumn } from '#server/ports/document-renderer.ts';
import type { PageTables } from '#server/ports/page-table.ts';
import type { Organization } from '#contract/reference.ts';
import type { Reader } from '#domain/access/reader.ts';

type Institution = Pick<Organization, 'name' | 'shortName' | 'feeSchedules'>;
type Schedule = Institution['feeSchedules'][number];

const text = (name: string, width: number): ListColumn => ({ name, width, type: 'text' });
const number = (name: string): ListColumn => ({ name, width: 14, type: 'number' });

const COLUMNS: readonly ListColumn[] = [
  text('Schedule', 34),
  text('Proceedings', 22),
  text('Fee', 24),
  number('Amount in dispute above'),
  number('Up to'),
  text('Currency', 9),
  number('Sum'),
  number('Per cent of the rest'),
  number('At most'),
  text('In words', 40),
  { name: 'Source', width: 40, type: 'link' },
  { name: 'Read on', width: 12, type: 'date' },
];

/** The schedules of fees of an institution, and what they come to for the amount in dispute that its page was asked for. */
export function createFeesTable(get: (reader: Reader, id: string) => Promise<Institution>): PageTables {
  return {
    fees: async (reader, { subject = '' }) => {
      const [id = '', search = ''] = subject.split('?', 2);
      const { name, shortName, feeSchedules } = await get(reader, id);
      const amount = readWanted(new URLSearchParams(search).get('amount'));
      const wanted = amount === undefined ? '' : `?amount=${amount}`;
      return {
        title: `Fees of the ${shortName ?? name}`,
        address: `/organization/${encodeURIComponent(id)}${wanted}`,
        facts: [
          ...(amount === undefined ? [] : [['Amount in dispute', String(amount)] as const]),
          ...feeSchedules.flatMap(({ name: schedule, note }) => (note === null ? [] : [[schedule, note] as const])),
        ],
        emptyCell: 'Does not apply, or is said in words',
        columns: amount === undefined ? COLUMNS : [...COLUMNS, number('Comes to')],
        rows: feeSchedules.flatMap((schedule) =>
          schedule.lines.map((line) => [
            ...presentLine(schedule, line),
            ...(amount === undefined ? [] : [presentResult(schedule, line, amount)]),
          ]),
        ),
      };
    },
  };
}

/** Throws `value-not-allowed` where it is no amount. */
function readWanted(said: string | null): number | undefined {
  if (said === null || said === '') return undefined;
  const amount = readAmount(said);
  if (amount !== undefined) return amount;
  throw new LibraryError('value-not-allowed', { field: 'ids', reason: 'Write the amount in figures.' });
}

type Line = Schedule['lines'][number];

function presentLine({ name, currency, source, readOn }: Schedule, line: Line): ListCell[] {
  const { procedure, fee, above, upTo = '', fixed = '', percent = '', most = '', words = '' } = line;
  return [name, procedure, fee, above, upTo, currency, fixed, percent, most, words, source, readOn];
}

/** What the line comes to; nothing where another line holds, or nothing is calculated from the schedule. */
function presentResult({ lines, examples }: Schedule, line: Line, amount: number): ListCell {
  if (examples.length === 0 || findFeeLine(lines, line.procedure, line.fee, amount) !== line) return '';
  return applyFeeLine(line, amount) ?? '';
}
