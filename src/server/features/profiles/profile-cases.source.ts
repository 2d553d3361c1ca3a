import type { ProfileCaseRow } from '#contract/profiles.ts';
import { writeRows, type TableColumn } from '#domain/collections/table.ts';
import { CASES_ON_A_PAGE } from '#domain/tools/profiles/cases-on-a-page.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { sayCount } from '#domain/typography/say-count.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { readOneId } from '#server/asking/read-one-id.ts';
import type { Facts } from '#server/ports/document-renderer.ts';
import type { DownloadSource } from '#server/ports/download-source.ts';
import { WHOSE } from './profile.source.ts';
import type { ProfilesService } from './profiles.service.ts';

const COLUMNS: readonly TableColumn[] = [
  { name: 'Case', width: 60, type: 'text', value: 'title' },
  { name: 'Case number', width: 28, type: 'text', value: 'caseNo' },
  { name: 'Institution', width: 40, type: 'text', value: 'institution' },
  { name: 'Date', type: 'date', value: 'date' },
  { name: 'Status', width: 14, type: 'text', value: 'status' },
  { name: 'Type', width: 16, type: 'text', value: 'type' },
  { name: 'Sector', type: 'text', value: 'sector' },
  { name: 'Rules', width: 28, type: 'text', value: 'rules' },
  { name: 'Parts', width: 60, type: 'text', value: 'did' },
  { name: 'Source', width: 28, type: 'text', value: 'said' },
  { name: 'Link', width: 50, type: 'link', value: 'url' },
];

/** The table of somebody's cases as a list (OP-77). */
export function createProfileCasesSource(profiles: ProfilesService): DownloadSource {
  return {
    name: 'cases of profiles',
    /** As many rows as the reader's table has. Throws as opening the page does. */
    async collect(reader, body, { origin, sayMade }) {
      const address = readOneId(body, WHOSE);
      const resultsPerPage = profiles.isLocked(reader) ? CASES_ON_A_PAGE : 100;
      const [profile, table] = await Promise.all([
        profiles.getProfile(reader, address),
        profiles.listCases(reader, address, { resultsPerPage }),
      ]);
      if (table.cases.length === 0) throw new LibraryError('download-empty');
      const { fullName, counted, url } = profile;
      const { columns, rows } = writeRows(COLUMNS, table.cases.map(sayRow), origin);
      const total = Math.max(rows.length, table.totalCasesHits);
      const facts: Facts = [
        ['Person', fullName],
        ['Counted from', `${sayCount(counted.cases, 'case')}, ${counted.demoCases} of them demo cases`],
        ['Permanent link', `${origin}${url}`],
        ...(rows.length < total ? [['Cases', `The first ${rows.length} of ${total}`] as const] : []),
        ...sayMade(),
      ];
      const title = body.title?.trim() || `${fullName}, cases`;
      return { title, content: { list: { title, facts, columns, rows } }, count: { rows: rows.length, total } };
    },
  };
}

/** With what somebody did and where that is said, in a cell each. */
function sayRow(row: ProfileCaseRow) {
  const parts = row.parts.map(({ role, proceeding }) => [role, proceeding].filter(Boolean).join(', '));
  return { ...row, did: parts.join('; '), said: `${row.source.title}, ${formatDate(row.source.date)}` };
}
