import type { LegalDate } from '../document/document.ts';
import { date, editions, readShape, recordId, requiredText, text, webAddress } from './fields.ts';
import { defineKind, recordKey, type LibraryRecord } from './record-kind.ts';

/** A paper of an examination in one year, and where it and the reports on it can be read (OP-47). */
export interface ExamPaperRecord extends LibraryRecord {
  /** For example `2024`. */
  readonly year: string;
  /** As candidates call it: `A`, `D`, `Pre-examination`. */
  readonly paper: string;
  /** What it is about. */
  readonly subject?: string;
  readonly url?: string;
  /** The examiners' report. */
  readonly reportUrl?: string;
  /** What tutors wrote of it. */
  readonly commentUrl?: string;
  readonly comment?: string;
  /** Where it was read that the paper was set. */
  readonly source?: string;
  readonly readOn?: LegalDate;
  readonly meta: Readonly<Record<string, unknown>>;
}

const FIELDS = {
  id: recordId(),
  editions: editions(),
  year: requiredText('Four digits.'),
  paper: requiredText('As candidates call it: `A`, `D`, `Pre-examination`.'),
  subject: text('What it is about.'),
  url: webAddress('Where the paper can be read.'),
  reportUrl: webAddress('Where the examiners’ report can be read.'),
  comment: text('What else was written on it, by its name.'),
  commentUrl: webAddress('Where that can be read.'),
  source: webAddress('Where it was read that the paper was set.'),
  readOn: date('The day the source was read.'),
};

/** Papers of examinations. */
export const EXAM_PAPER = defineKind({
  name: 'exam-paper',
  plural: 'exam papers',
  fields: FIELDS,
  example: { id: 'quay-2024-a', year: '2024', paper: 'A', subject: 'Drafting', url: 'https://quay.example/2024/a' },
  read: (source): ExamPaperRecord => {
    const { id, ...fields } = readShape(source, FIELDS);
    if (!/^\d{4}$/u.test(fields.year)) throw source.refuse('year', `\`${fields.year}\` is no year; allowed is YYYY`);
    return { key: recordKey(id), id, ...fields, meta: source.rest() };
  },
});
