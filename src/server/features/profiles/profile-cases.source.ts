import type { DownloadBody } from '#contract/download.ts';
import type { ProfileCaseRow } from '#contract/profiles.ts';
import type { Reader } from '#domain/access/reader.ts';
import { CASES_ON_A_PAGE } from '#domain/tools/profiles/cases-on-a-page.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { sayCount } from '#domain/typography/say-count.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { sayMade } from '#server/asking/say-made.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Facts, ListModel } from '#server/ports/document-renderer.ts';
import type { Download, DownloadPlace, DownloadSource } from '#server/ports/download-source.ts';
import { readPerson } from './read-person.ts';
import type { ProfilesService } from './profiles.service.ts';

const COLUMNS: ListModel['columns'] = [
  { name: 'Case', width: 60, type: 'text' },
  { name: 'Case number', width: 28, type: 'text' },
  { name: 'Institution', width: 40, type: 'text' },
  { name: 'Date', width: 12, type: 'date' },
  { name: 'Status', width: 14, type: 'text' },
  { name: 'Type', width: 16, type: 'text' },
  { name: 'Sector', width: 24, type: 'text' },
  { name: 'Rules', width: 28, type: 'text' },
  { name: 'Parts', width: 60, type: 'text' },
  { name: 'Source', width: 28, type: 'text' },
  { name: 'Link', width: 50, type: 'link' },
];

/** The table of somebody's cases as a list (OP-77). */
export class ProfileCasesSource implements DownloadSource {
  readonly name = 'cases of profiles';
  readonly #profiles: ProfilesService;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(profiles: ProfilesService, clock: Pick<Clock, 'now'>) {
    this.#profiles = profiles;
    this.#clock = clock;
  }

  /** As many rows as the reader's table has. Throws as opening the page does. */
  async collect(reader: Reader, body: DownloadBody, { origin }: DownloadPlace): Promise<Download> {
    const address = readPerson(body);
    const resultsPerPage = this.#profiles.isLocked(reader) ? CASES_ON_A_PAGE : 100;
    const [profile, table] = await Promise.all([
      this.#profiles.getProfile(reader, address),
      this.#profiles.listCases(reader, address, { resultsPerPage }),
    ]);
    if (table.cases.length === 0) throw new LibraryError('download-empty');
    const title = body.title?.trim() || `${profile.fullName}, cases`;
    const rows = table.cases.map((row) => presentRow(row, origin));
    const total = Math.max(rows.length, table.totalCasesHits);
    const facts: Facts = [
      ['Person', profile.fullName],
      ['Counted from', `${sayCount(profile.counted.cases, 'case')}, ${profile.counted.demoCases} of them demo cases`],
      ['Permanent link', `${origin}${profile.url}`],
      ...(rows.length < total ? [['Cases', `The first ${rows.length} of ${total}`] as const] : []),
      ...sayMade(this.#clock.now(), reader.edition),
    ];
    return {
      title,
      content: { list: { title, facts, columns: COLUMNS, rows } },
      count: { rows: rows.length, total },
    };
  }
}

function presentRow(row: ProfileCaseRow, origin: string): ListModel['rows'][number] {
  const parts = row.parts.map(({ role, proceeding }) => [role, proceeding].filter(Boolean).join(', '));
  return [
    row.title,
    row.caseNo,
    row.institution ?? '',
    row.date ?? '',
    row.status ?? '',
    row.type ?? '',
    row.sector ?? '',
    row.rules ?? '',
    parts.join('; '),
    `${row.source.title}, ${formatDate(row.source.date)}`,
    `${origin}${row.url}`,
  ];
}
