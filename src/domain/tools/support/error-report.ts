import { findSupportFault, SUPPORT_LIMITS, type SupportDraft, type SupportField } from './support-message.ts';

/** Whose page has the error. */
export interface ReportedProfile {
  readonly fullName: string;
  readonly profileId: string;
  readonly url: string;
}

/** What a reader says is wrong. */
export type ErrorReport = Readonly<Record<'name' | 'email' | 'message', string>>;

/** Characters kept free for the lines that say what the report is about. */
const ROOM = 1000;
const MOST = SUPPORT_LIMITS.message - ROOM;
/** Characters of a row; a title of a case may be longer than the room. */
const LONGEST_ROW = 600;

/** What is wrong with a field of a report, in words; undefined where nothing is. */
export function findReportFault(field: SupportField, value: string): string | undefined {
  const fault = findSupportFault(field, value);
  const { length } = value.trim();
  if (fault !== undefined || field !== 'message' || length <= MOST) return fault;
  const [has, allowed] = [length, MOST].map((count) => count.toLocaleString('en'));
  return `This has ${has} characters; up to ${allowed} are allowed, since the row goes with it.`;
}

/** A report as it reaches the operator: what the reader wrote, then whose page and which row it is about (OP-136). */
export function writeErrorReport({ fullName, profileId, url }: ReportedProfile, row: string, report: ErrorReport) {
  const about = [
    `Profile: ${fullName.slice(0, 150)} (${profileId})`,
    `Row: ${row.slice(0, LONGEST_ROW)}`,
    `Page: ${url}`,
  ];
  return {
    ...report,
    subject: `Error in the profile of ${fullName}`.slice(0, SUPPORT_LIMITS.subject),
    message: `${report.message}\n\n${about.join('\n')}`,
  } satisfies SupportDraft;
}
