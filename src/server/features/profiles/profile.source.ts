import type { DownloadBody } from '#contract/download.ts';
import type { Profile, ProfileCaseRow } from '#contract/profiles.ts';
import type { Reader } from '#domain/access/reader.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { CASES_ON_A_PAGE } from '#domain/tools/profiles/cases-on-a-page.ts';
import { PROFILE_FACTS } from '#domain/tools/profiles/profile-facts.ts';
import { sayCount } from '#domain/typography/say-count.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { fields, heading, under } from '#server/asking/document-blocks.ts';
import { readOneId } from '#server/asking/read-one-id.ts';
import type { DocumentBlock, Facts } from '#server/ports/document-renderer.ts';
import type { DownloadSource } from '#server/ports/download-source.ts';
import type { ProfilesService } from './profiles.service.ts';

/** The person whose profile a download names, and as many cases as the reader's table has. */
export async function readPerson(profiles: ProfilesService, reader: Reader, body: DownloadBody) {
  const address = readOneId(body, 'Say whose profile, one person by slug or id.');
  const resultsPerPage = profiles.isLocked(reader) ? CASES_ON_A_PAGE : 100;
  const [profile, { cases, totalCasesHits }] = await Promise.all([
    profiles.getProfile(reader, address),
    profiles.listCases(reader, address, { resultsPerPage }),
  ]);
  return { profile, cases, count: { rows: cases.length, total: Math.max(cases.length, totalCasesHits) } };
}

/** A person's page as pages: entry, cases, figures, publications, each with its source (OP-77). */
export function createProfileSource(profiles: ProfilesService): DownloadSource {
  return {
    name: 'profiles',
    /** Throws as opening the page does, and `value-not-allowed` where not one person is named. */
    async collect(reader, body, { origin, sayMade }) {
      const { profile, cases, count } = await readPerson(profiles, reader, body);
      const blocks = [
        ...under('Entry', presentEntry(profile)),
        ...under(
          'Cases',
          cases.flatMap((row) => presentCase(row, origin)),
        ),
        ...profile.statistics.flatMap((statistic) => presentFigure(statistic, profile.counted.cases)),
      ];
      if (blocks.length === 0) throw new LibraryError('download-empty');
      const facts = [...describe(profile), ...sayMade(profile.url)];
      const title = profile.fullName;
      const document = { title, facts, blocks: [...blocks, ...presentWorks(profile, origin)] };
      return { title, content: { document }, count };
    },
  };
}

function describe({ biography, counted, closedCases }: Profile): Facts {
  const { position, firm, place, source, asOf } = biography ?? {};
  const demo = counted.demoCases > 0 ? `, ${counted.demoCases} of them demo cases` : '';
  const least = closedCases.isExact ? '' : 'At least ';
  const known = [
    ['Practice', join([position, firm, place])],
    ['Entry', join([source, asOf && `as of ${formatDate(asOf)}`])],
    [
      'Counted from',
      `${sayCount(counted.cases, 'case')}${demo}, library version ${counted.corpusVersion}, ${formatDate(counted.date)}`,
    ],
    ['Outside your subscription', closedCases.count === 0 ? '' : `${least}${sayCount(closedCases.count, 'case')}`],
  ] as const;
  return known.filter(([, value]) => value !== '');
}

function join(parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(', ');
}

function presentEntry({ biography, facts, firms }: Profile): DocumentBlock[] {
  const mark = (isOwn = false) => (isOwn ? ' (self-reported)' : '');
  const own = (name: string) => mark(biography?.selfReported.includes(name));
  const list = (values: Profile['facts']['roles']) =>
    values.map(({ value, isSelfReported }) => `${value.replaceAll(' > ', ': ')}${mark(isSelfReported)}`).join('; ');
  return fields([
    [`Biography${own('biography')}`, biography?.text ?? ''],
    [`Qualifications${own('qualifications')}`, biography?.qualifications.join('; ') ?? ''],
    [`Memberships${own('memberships')}`, biography?.memberships.join('; ') ?? ''],
    ['Firms', firms.map(({ firm, from, to }) => `${firm} (${from ?? 'not known'} to ${to ?? 'now'})`).join('; ')],
    ...PROFILE_FACTS.flatMap(({ fact, name }) => (name === undefined ? [] : [[name, list(facts[fact])] as const])),
  ]);
}

function presentCase(row: ProfileCaseRow, origin: string): DocumentBlock[] {
  return [
    heading(row.title, { level: 2, link: `${origin}${row.url}` }),
    ...fields([
      ['Institution', row.institution ?? ''],
      ['Case number', row.caseNo],
      ['Date', row.date === null ? '' : formatDate(row.date)],
      ['Status', row.status ?? ''],
      ...row.parts.map(({ role, proceeding, method }) => [proceeding ?? 'Part', join([role, method])] as const),
      ['Source', `${row.source.title}, changed here ${formatDate(row.source.date)}`],
    ]),
  ];
}

function presentFigure({ title, items }: Profile['statistics'][number], of: number): DocumentBlock[] {
  const counted = items.filter(({ count }) => count > 0);
  const rows = counted.map(({ label, count, percent, cases }) => {
    const share = percent === null ? cases.map((one) => one.title).join('; ') : `${percent} % of ${of}`;
    return [label, share === '' ? String(count) : `${count} (${share})`] as const;
  });
  return under(title, fields(rows));
}

function presentWorks({ publications, awards }: Profile, origin: string): DocumentBlock[] {
  const list = (entries: readonly { title: string; url: string | null; about: string }[]): DocumentBlock[] => {
    const listed = entries.map(({ title, url, about }) => {
      return { title, link: url === null ? '' : `${origin}${url}`, about, text: '' };
    });
    return listed.length === 0 ? [] : [{ kind: 'entries', entries: listed }];
  };
  const works = publications.map(({ title, url, type, date }) => {
    return { title, url, about: join([type, date && formatDate(date)]) };
  });
  return [...under('Publications', list(works)), ...under('Documents of the cases in which they sat', list(awards))];
}
