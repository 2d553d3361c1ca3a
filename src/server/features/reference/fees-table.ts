import { applyFeeLine, findFeeLine } from '#domain/fees/calculate-fees.ts';
import { describeFeeDays, isCalculated } from '#domain/fees/fee-days.ts';
import { readAmount } from '#domain/fees/read-amount.ts';
import { writeRows, type TableColumn } from '#domain/collections/table.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { PageTables } from '#server/ports/page-table.ts';
import type { Organization } from '#contract/reference.ts';
import type { Reader } from '#domain/access/reader.ts';

type Institution = Pick<Organization, 'name' | 'shortName' | 'feeSchedules'>;
type Schedule = Institution['feeSchedules'][number];

const COLUMNS: readonly TableColumn[] = [
  { name: 'Schedule', type: 'text', value: 'schedule.name', width: 34 },
  { name: 'Proceedings', type: 'text', value: 'procedure', width: 22 },
  { name: 'Fee', type: 'text', value: 'fee' },
  { name: 'Amount in dispute above', type: 'number', value: 'above', width: 14 },
  { name: 'Up to', type: 'number', value: 'upTo', width: 14 },
  { name: 'Currency', type: 'text', value: 'schedule.currency', width: 9 },
  { name: 'Sum', type: 'number', value: 'fixed', width: 14 },
  { name: 'Per cent of the rest', type: 'number', value: 'percent', width: 14 },
  { name: 'At most', type: 'number', value: 'most', width: 14 },
  { name: 'In words', type: 'text', value: 'words', width: 40 },
  { name: 'In force from', type: 'date', value: 'schedule.validFrom' },
  { name: 'In force until', type: 'date', value: 'schedule.validUntil' },
  { name: 'Stands', type: 'text', value: 'schedule.stands', width: 12 },
  { name: 'Source', type: 'link', value: 'schedule.source' },
  { name: 'Read on', type: 'date', value: 'schedule.readOn' },
];
const RESULT: TableColumn = { name: 'Comes to', type: 'number', value: 'comesTo', width: 14 };

/** The schedules of fees of an institution, and what they come to for the amount in dispute that its page was asked for. */
export function createFeesTable(get: (reader: Reader, id: string) => Promise<Institution>): PageTables {
  return {
    fees: async (reader, { subject = '', origin }) => {
      const [id = '', search = ''] = subject.split('?', 2);
      const { name, shortName, feeSchedules } = await get(reader, id);
      const amount = readWanted(new URLSearchParams(search).get('amount'));
      const wanted = amount === undefined ? '' : `?amount=${amount}`;
      return {
        title: `Fees of the ${shortName ?? name}`,
        address: `/organization/${encodeURIComponent(id)}${wanted}`,
        facts: [
          ...(amount === undefined ? [] : [['Amount in dispute', String(amount)] as const]),
          ...feeSchedules.map((schedule) => [schedule.name, describeSchedule(schedule)] as const),
        ],
        emptyCell: 'Does not apply, or is said in words',
        ...writeRows(
          amount === undefined ? COLUMNS : [...COLUMNS, RESULT],
          feeSchedules.flatMap((schedule) =>
            schedule.lines.map((line) => ({ ...line, schedule, comesTo: findResult(schedule, line, amount) })),
          ),
          origin,
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

function describeSchedule(schedule: Schedule): string {
  return [describeFeeDays(schedule), schedule.note ?? ''].join(' ').trim();
}

/** What the line comes to; nothing where another line holds, or nothing is calculated from the schedule. */
function findResult(schedule: Schedule, line: Schedule['lines'][number], amount: number | undefined) {
  if (amount === undefined || !isCalculated(schedule)) return undefined;
  return findFeeLine(schedule.lines, line.procedure, line.fee, amount) === line
    ? applyFeeLine(line, amount)
    : undefined;
}
