import type { DownloadBody } from '#contract/download.ts';
import type { Profile, ProfileCaseRow } from '#contract/profiles.ts';
import type { Reader } from '#domain/access/reader.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { sayCount } from '#domain/typography/say-count.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { sayMade } from '#server/asking/say-made.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { DocumentBlock, DocumentField, Facts } from '#server/ports/document-renderer.ts';
import type { Download, DownloadPlace, DownloadSource } from '#server/ports/download-source.ts';
import { readPerson } from './read-person.ts';
import type { ProfilesService } from './profiles.service.ts';

/** A person's page as pages: entry, cases, figures, publications, each with its source (OP-77). */
export class ProfileSource implements DownloadSource {
  readonly name = 'profiles';
  readonly #profiles: ProfilesService;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(profiles: ProfilesService, clock: Pick<Clock, 'now'>) {
    this.#profiles = profiles;
    this.#clock = clock;
  }

  /** Throws as opening the page does, and `value-not-allowed` where not one person is named. */
  async collect(reader: Reader, body: DownloadBody, { origin }: DownloadPlace): Promise<Download> {
    const address = readPerson(body);
    const profile = await this.#profiles.getProfile(reader, address);
    const rows = profile.isLocked
      ? profile.cases
      : (await this.#profiles.listCases(reader, address, { resultsPerPage: 100 })).cases;
    const blocks = [...presentEntry(profile), ...presentCases(rows, origin), ...presentFigures(profile)];
    if (blocks.length === 0) throw new LibraryError('download-empty');
    const facts = this.#describe(reader, profile, origin);
    const document = { title: profile.fullName, facts, blocks: [...blocks, ...presentWorks(profile, origin)] };
    return {
      title: profile.fullName,
      content: { document },
      count: { rows: rows.length, total: Math.max(rows.length, profile.totalCasesHits) },
    };
  }

  #describe({ edition }: Reader, profile: Profile, origin: string): Facts {
    const { biography, counted, closedCases } = profile;
    const known = [
      ['Practice', [biography?.position, biography?.firm, biography?.place].filter(Boolean).join(', ')],
      [
        'Entry',
        [biography?.source, biography?.asOf && `as of ${formatDate(biography.asOf)}`].filter(Boolean).join(', '),
      ],
      [
        'Counted from',
        `${sayCount(counted.cases, 'case')}${counted.demoCases > 0 ? `, ${counted.demoCases} of them demo cases` : ''}, library version ${counted.corpusVersion}, ${formatDate(counted.date)}`,
      ],
      [
        'Outside your subscription',
        closedCases.count === 0
          ? ''
          : `${closedCases.isExact ? '' : 'At least '}${sayCount(closedCases.count, 'case')}`,
      ],
      ...sayMade(this.#clock.now(), edition, `${origin}${profile.url}`),
    ] as const;
    return known.filter(([, value]) => value !== '');
  }
}

const field = (label: string, value: string): DocumentField => ({ label, value, isLink: false });

function presentEntry({ biography, facts, firms }: Profile): DocumentBlock[] {
  const list = (values: Profile['facts']['roles']) =>
    values
      .map(({ value, isSelfReported }) => `${value.replaceAll(' > ', ': ')}${isSelfReported ? ' (self-reported)' : ''}`)
      .join('; ');
  const mark = (name: string) => (biography?.selfReported.includes(name) ? ' (self-reported)' : '');
  const fields = [
    field(`Biography${mark('biography')}`, biography?.text ?? ''),
    field(`Qualifications${mark('qualifications')}`, biography?.qualifications.join('; ') ?? ''),
    field(`Memberships${mark('memberships')}`, biography?.memberships.join('; ') ?? ''),
    field('Firms', firms.map(({ firm, from, to }) => `${firm} (${from ?? 'not known'} to ${to ?? 'now'})`).join('; ')),
    field('Nationality', list(facts.nationalities)),
    field('Languages of proceedings', list(facts.languagesOfProceedings)),
    field('Roles', list(facts.roles)),
    field('Sectors', list(facts.sectors)),
    field('Institutions', list(facts.institutions)),
    field('Rules', list(facts.applicableRules)),
    field('Applicable law', list(facts.applicableLaws)),
  ].filter(({ value }) => value !== '');
  return fields.length === 0
    ? []
    : [
        { kind: 'heading', level: 1, text: 'Entry' },
        { kind: 'fields', fields },
      ];
}

function presentCases(rows: readonly ProfileCaseRow[], origin: string): DocumentBlock[] {
  if (rows.length === 0) return [];
  return [
    { kind: 'heading', level: 1, text: 'Cases' },
    ...rows.flatMap((row): DocumentBlock[] => {
      const fields = [
        field('Institution', row.institution ?? ''),
        field('Case number', row.caseNo),
        field('Date', row.date === null ? '' : formatDate(row.date)),
        field('Status', row.status ?? ''),
        ...row.parts.map(({ role, proceeding, method }) => {
          return field(proceeding ?? 'Part', [role, method].filter(Boolean).join(', '));
        }),
        field('Source', `${row.source.title}, changed here ${formatDate(row.source.date)}`),
      ].filter(({ value }) => value !== '');
      return [
        { kind: 'heading', level: 2, text: row.title, link: `${origin}${row.url}` },
        { kind: 'fields', fields },
      ];
    }),
  ];
}

function presentFigures({ statistics, counted }: Profile): DocumentBlock[] {
  return statistics.flatMap(({ title, items }): DocumentBlock[] => {
    const fields = items
      .filter(({ count }) => count > 0)
      .map(({ label, count, percent, cases }) => {
        const share = percent === null ? cases.map((one) => one.title).join('; ') : `${percent} % of ${counted.cases}`;
        return field(label, share === '' ? String(count) : `${count} (${share})`);
      });
    return [
      { kind: 'heading', level: 1, text: title },
      { kind: 'fields', fields },
    ];
  });
}

function presentWorks({ publications, awards }: Profile, origin: string): DocumentBlock[] {
  const list = (text: string, entries: readonly { title: string; url: string | null; about: string }[]) =>
    entries.length === 0
      ? []
      : [
          { kind: 'heading', level: 1, text } as const,
          {
            kind: 'entries',
            entries: entries.map(({ title, url, about }) => {
              return { title, link: url === null ? '' : `${origin}${url}`, about, text: '' };
            }),
          } as const,
        ];
  const works = publications.map(({ title, url, type, date }) => {
    return { title, url, about: [type, date && formatDate(date)].filter(Boolean).join(', ') };
  });
  return [...list('Publications', works), ...list('Documents of the cases in which they sat', awards)];
}
