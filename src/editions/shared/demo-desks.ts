import type { EditionId } from '#domain/edition/edition.ts';

/** What a demo account has kept, so that its favorites look lived in. */
export interface DemoDesk {
  /** User name of a demo account. */
  readonly username: string;
  readonly edition: EditionId;
  /** Documents of the demo library by id, the first starred first. */
  readonly folders: readonly { readonly name: string; readonly documents: readonly string[] }[];
  readonly searches: readonly { readonly title: string; readonly url: string }[];
  /** Searches of the second generation, kept with the land codes they look at (OP-81). */
  readonly manualSearches?: readonly {
    readonly title: string;
    readonly url: string;
    readonly jurisdictions: readonly string[];
  }[];
  /** What it starred and the library has withdrawn since. */
  readonly withdrawn?: readonly { readonly id: string; readonly title: string; readonly type: string }[];
  /** Documents with former texts, of which the account has read the one before. */
  readonly changed: readonly string[];
  /** Ids of what came into the library since the account was here. */
  readonly arrived: readonly string[];
  readonly alerts: readonly { readonly title: string; readonly query: string }[];
  /** Titles of news publications that it follows. */
  readonly news: readonly string[];
  /** Ids of tools in the account's order, and of those it has switched off; the others follow. */
  readonly tools: { readonly first: readonly string[]; readonly off: readonly string[] };
}

/** Ids that end in numbers of as many digits: `number('ka-award', 3, 1, 2)` is ka-award-001 and ka-award-002. */
const number = (stem: string, ...numbers: readonly number[]) =>
  numbers.map((one) => `${stem}-${String(one).padStart(3, '0')}`);
const chapters = (book: string, ...numbers: readonly number[]) =>
  numbers.map((one) => `${book}-ch${String(one).padStart(2, '0')}`);
const search = (title: string, query: string, path = '/search') => ({ title, url: `${path}?${query}` });

export const DEMO_DESKS: readonly DemoDesk[] = [
  {
    username: 'kapp',
    edition: 'KA',
    folders: [
      {
        name: 'Halvorsen v. Aurelian',
        documents: [
          ...number('ka-award', 1, 2, 3),
          'ka-rules-001',
          'ka-legislation-003',
          'ka-journal-01-a05',
          'ka-development-016',
        ],
      },
      {
        name: 'Seat and supervising court',
        documents: [
          ...chapters('ka-book-01', 1, 2, 3, 4),
          ...chapters('ka-book-02', 1, 2, 3, 4, 5),
          ...number('ka-legislation', 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14),
          'ka-conv-001',
          'ka-insight-020',
          'ka-development-010',
        ],
      },
      {
        name: 'Costs and interest',
        documents: [
          'ka-insight-012',
          'ka-insight-015',
          ...chapters('ka-book-04', 1, 4),
          'ka-journal-02-a04',
          'ka-blog-003',
        ],
      },
      {
        name: 'Challenges',
        documents: ['ka-award-040', 'ka-insight-006', 'ka-insight-007', 'ka-insight-008', 'ka-development-017'],
      },
      {
        name: 'Enforcement abroad',
        documents: [...number('ka-nyc', 1, 2, 3, 4, 5, 10, 13, 17), 'ka-insight-019', 'ka-journal-03-a01'],
      },
      {
        name: 'Costaverde: solar tariffs',
        documents: [
          'ka-award-027',
          'ka-award-028',
          'ka-conv-005',
          'ka-journal-02-a02',
          'ka-development-003',
          'ka-blog-006',
        ],
      },
      { name: 'To read on the train', documents: [] },
    ],
    searches: [
      search('seat NEAR5 court', 'q=seat+NEAR5+court'),
      search('emergency arbitrator', 'q=%22emergency+arbitrator%22'),
      search('security for costs', 'q=%22security+for+costs%22'),
      search('“public policy” in case law', 'q=%22public+policy%22&contenttype=Case+law'),
      search('Annulment, awards', 'q=annulment', '/awards'),
      search('Refusals under the New York Convention', 'q=refus*', '/nycsearch'),
      search('tribunal secretary', 'q=%22tribunal+secretary%22'),
      search('hardship OR “force majeure”', 'q=hardship+OR+%22force+majeure%22'),
      search('Switzerland', 'q=seat&jurisdiction=Switzerland'),
      search('sunset clause', 'q=%22sunset+clause%22'),
      search('concurrent delay', 'q=%22concurrent+delay%22'),
      search('disclosure by arbitrators', 'q=disclos*+NEAR10+arbitrator'),
      search('remote hearing', 'q=remote+NEAR3+hearing'),
      search('Books on damages', 'q=damages', '/books'),
    ],
    withdrawn: [
      { id: 'ka-rules-remote-2020', title: 'Northquay Chamber, Guidance on Remote Hearings 2020', type: 'Rules' },
    ],
    changed: ['ka-rules-001', 'ka-conv-001'],
    arrived: ['ka-blog-008'],
    alerts: [
      { title: 'Security for costs', query: '"security for costs"' },
      { title: 'Costaverde', query: 'Costaverde' },
      { title: 'Small and expedited cases', query: 'expedited OR "small hearing"' },
    ],
    news: ['Pandect Arbitration News', 'The Seat Letter', 'Treaty & Claim', 'Enforcement Watch'],
    tools: { first: ['awards', 'profile-navigator', 'relationship-indicator'], off: ['organizations'] },
  },
  {
    username: 'ipl',
    edition: 'KIPL',
    folders: [
      {
        name: 'Inventive step',
        documents: ['kipl-epc-056', ...number('kipl-decision', 1, 2, 3, 4), ...chapters('kipl-book-01', 1, 2, 3)],
      },
      { name: 'Unified Patent Court', documents: ['kipl-upca-003', 'kipl-upca-025', 'kipl-upca-033', 'kipl-upca-062'] },
      {
        name: 'Filing abroad',
        documents: ['kipl-pct-003', 'kipl-pct-022', 'kipl-paris-004', 'kipl-manual-germany', 'kipl-manual-epo'],
      },
      {
        name: 'Designs and marks',
        documents: ['kipl-legislation-eutmr', 'kipl-legislation-cdr', ...number('kipl-decision', 20, 21, 22)],
      },
    ],
    searches: [
      search('plausibility', 'q=plausib*'),
      search('equivalents', 'q=equivalen*'),
      search('added matter', 'q=%22added+matter%22'),
    ],
    changed: ['kipl-manual-epo'],
    arrived: ['kipl-blog-008'],
    alerts: [
      { title: 'The skilled person', query: '"skilled person"' },
      { title: 'Copyright in works of art', query: 'copyright OR work' },
      { title: 'Equivalents', query: 'equivalen*' },
    ],
    news: ['Pandect IP News', 'Claim Construction Weekly', 'UPC Docket Notes'],
    tools: { first: ['manual-ip', 'case-law'], off: ['copyright-exceptions'] },
  },
  {
    username: 'mip',
    edition: 'KIPL',
    folders: [
      {
        name: 'Where we file',
        documents: ['germany', 'epo', 'france', 'united-kingdom', 'united-states', 'japan', 'china', 'south-korea'].map(
          (place) => `kipl-manual-${place}`,
        ),
      },
      { name: 'Asked about lately', documents: ['kipl-manual-india', 'kipl-manual-brazil'] },
      // Of the examination, which its subscription does not open.
      { name: 'For the trainees', documents: ['kipl-eqe-001'] },
    ],
    searches: [search('priority document', 'q=%22priority+document%22')],
    manualSearches: [
      { title: 'Grace period, Japan and Korea', url: '/manual-ip/search?q=grace+period', jurisdictions: ['JP', 'KR'] },
      { title: 'Translations in Germany', url: '/manual-ip/search?q=translation', jurisdictions: ['DE'] },
      { title: 'Opposition before the EPO', url: '/manual-ip/search?q=opposition', jurisdictions: ['EP'] },
      { title: 'Annuities', url: '/manual-ip/search?q=annuit*', jurisdictions: ['US', 'GB', 'FR'] },
      { title: 'Restoration of rights', url: '/manual-ip/search?q=restor*', jurisdictions: ['CN'] },
    ],
    changed: ['kipl-manual-epo'],
    arrived: ['kipl-blog-008'],
    alerts: [{ title: 'Opposition', query: 'opposition' }],
    news: ['Pandect IP News'],
    tools: { first: ['manual-ip'], off: [] },
  },
  {
    username: 'default',
    edition: 'KCL',
    folders: [
      {
        name: 'Notifications to file',
        documents: ['austria', 'china', 'france', 'germany', 'uk', 'australia'].map(
          (place) => `kcl-threshold-${place}`,
        ),
      },
      {
        name: 'Foreign subsidies and investment',
        documents: [...['fsr', 'fdi', 'merger-regulation'].map((law) => `kcl-legislation-${law}`), 'kcl-decision-020'],
      },
      { name: 'Remedies that worked', documents: number('kcl-decision', 1, 2, 3, 5, 6, 10, 12) },
      {
        name: 'Gatekeepers',
        documents: ['kcl-legislation-dma', ...chapters('kcl-book-04', 3, 4, 5), 'kcl-development-003'],
      },
    ],
    searches: [
      search('remedy OR commitments', 'q=remedy+OR+commitments'),
      search('killer acquisition', 'q=%22killer+acquisition%22~3'),
      search('diversion ratio', 'q=%22diversion+ratio%22'),
    ],
    changed: ['kcl-threshold-australia'],
    arrived: ['kcl-blog-008'],
    alerts: [
      { title: 'Damages', query: 'damages' },
      { title: 'Gatekeepers', query: 'gatekeeper* OR app' },
    ],
    news: [],
    tools: { first: ['merger-thresholds', 'commission-decisions'], off: ['state-aid-navigator'] },
  },
];
