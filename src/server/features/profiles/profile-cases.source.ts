import type { ProfileCaseRow } from '#contract/profiles.ts';
import { writeRows, type TableColumn } from '#domain/collections/table.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { sayCount } from '#domain/typography/say-count.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { Facts } from '#server/ports/document-renderer.ts';
import type { DownloadSource } from '#server/ports/download-source.ts';
import { readPerson } from './profile.source.ts';
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
      const { profile, cases, count } = await readPerson(profiles, reader, body);
      if (cases.length === 0) throw new LibraryError('download-empty');
      const { fullName, counted, url } = profile;
      const facts: Facts = [
        ['Person', fullName],
        ['Counted from', `${sayCount(counted.cases, 'case')}, ${counted.demoCases} of them demo cases`],
        ['Permanent link', `${origin}${url}`],
        ...(count.rows < count.total ? [['Cases', `The first ${count.rows} of ${count.total}`] as const] : []),
        ...sayMade(),
      ];
      const title = body.title?.trim() || `${fullName}, cases`;
      const sheet = writeRows(COLUMNS, cases.map(sayRow), origin);
      return { title, content: { list: { title, facts, ...sheet } }, count };
    },
  };
}

/** With what somebody did and where that is said, in a cell each. */
function sayRow(row: ProfileCaseRow) {
  const parts = row.parts.map(({ role, proceeding }) => [role, proceeding].filter(Boolean).join(', '));
  return { ...row, did: parts.join('; '), said: `${row.source.title}, ${formatDate(row.source.date)}` };
}
