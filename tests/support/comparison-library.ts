import type { TemporaryLibrary } from './temporary-library.ts';

/** A product of countries, at an address that the arbitration edition has. */
export const LEASES = {
  kind: 'comparison',
  id: 'leases',
  slug: 'Commercial_Arbitration',
  title: 'Leases of quays',
  description: 'The law of leases of quays, question by question.',
  topics: [
    { id: 'form', label: 'Form of the lease', headings: ['Formal requirements'], frequent: true },
    {
      id: 'notice',
      label: 'Notice',
      parent: 'form',
      facts: [{ kinds: ['time-limit'], steps: ['notice of a lease'] }],
    },
    { id: 'rent', label: 'Rent' },
    { id: 'end', label: 'How it ends', frequent: true },
  ],
  conventions: ['Quay Convention 1958'],
  unions: ['EU'],
};

/** A product of institutions beside it. */
export const RULES = {
  kind: 'comparison',
  id: 'institutions',
  slug: 'arbitral_institutions',
  title: 'Institutes of moorings',
  compares: 'organizations',
  topicTitle: 'Question',
  topics: [{ id: 'seat', label: 'Seat' }],
};

const STATED = { source: { title: 'Harbour Act', place: 's. 3' }, readOn: '2026-11-27' };

/** Facts of law that group places and stand beside answers. */
export const FACTS = [
  {
    kind: 'time-limit',
    id: 'no-notice',
    subject: { place: 'NO' },
    topic: 'notice of a lease',
    value: 14,
    unit: 'days',
    validFrom: '2020-01-01',
    ...STATED,
  },
  {
    kind: 'time-limit',
    id: 'no-notice-old',
    subject: { place: 'NO' },
    topic: 'notice of a lease',
    value: 7,
    unit: 'days',
    validUntil: '2019-12-31',
    ...STATED,
  },
  {
    kind: 'status',
    id: 'quay-no',
    subject: { place: 'NO', instrument: 'Quay Convention 1958' },
    topic: 'participation',
    value: { status: 'party' },
    validFrom: '1961-01-01',
    ...STATED,
  },
  {
    kind: 'property',
    id: 'family-no',
    subject: { place: 'NO' },
    topic: 'legal family',
    value: 'Nordic law',
    ...STATED,
  },
];

interface Answered {
  readonly id?: string;
  readonly place?: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** Its sections by their headings, in Markdown. */
  readonly sections: Readonly<Record<string, string>>;
}

/** A document that answers for a place in a product, in Markdown. */
export function writeAnswers({ id, place, fields = {}, sections }: Answered): string {
  const head = {
    ...(id === undefined ? {} : { id }),
    title: `Leases of quays: ${place ?? id}`,
    type: 'Quick answers',
    comparison: LEASES.slug,
    lastReviewedDate: '2026-11-20',
    publicationDate: '2026-11',
    ...(place === undefined ? {} : { jurisdiction: `[${place}]` }),
    ...fields,
  };
  const front = Object.entries(head).map(
    ([key, value]) => `${key}: ${key === 'title' ? JSON.stringify(value) : value}`,
  );
  const body = Object.entries(sections).map(([heading, text]) => `## ${heading}\n\n${text}`);
  return `---\n${front.join('\n')}\n---\n\n${body.join('\n\n')}\n`;
}

/** What Norway answers. */
export const NORWAY = {
  'Formal requirements':
    'A lease is made in writing within 14 days.[^1]\n\nSource: Harbour Act, s. 3, read 27 November 2026.\n\n[^1]: Or by telegram.',
  Notice: '| Lease | Days |\n|---|---|\n| Long | 30 |\n| Short | 7 |\n\nSee [the form](#formal-requirements).',
  'Something else': 'Nobody asks.',
  Rent: 'Rent is due on the first day.\n\nSource: Harbour Act, s. 9.',
  Sources: '- Harbour Act. Read 27 November 2026.',
};

/** Puts both products with three countries and two institutions into a library: what `comparison.test.ts` asks. */
export async function writeComparisons(library: TemporaryLibrary): Promise<void> {
  library.write('comparisons.yaml', JSON.stringify([LEASES, RULES]));
  library.write('facts.jsonl', FACTS.map((fact) => JSON.stringify(fact)).join('\n'));
  library.write(
    'organizations.yaml',
    JSON.stringify([
      {
        id: 'hai',
        name: 'Harbour Arbitration Institute',
        shortName: 'HAI',
        country: 'Norway',
        type: 'Arbitral institution',
      },
      { id: 'moor', name: 'Moorings Institute', country: 'France', type: 'Arbitral institution' },
    ]),
  );
  const authors = '[Ada Kittiwake, Tomas Quayle]';
  library.write('norway.md', writeAnswers({ id: 'leases-no', place: 'Norway', fields: { authors }, sections: NORWAY }));
  library.write(
    'sweden.md',
    writeAnswers({
      id: 'leases-se',
      place: 'Sweden',
      fields: { lastReviewedDate: '2025-08-10' },
      sections: { 'Form of the lease': 'A lease is made by word of mouth.', 'How it ends': 'It ends by itself.' },
    }),
  );
  library.write(
    'singapore.md',
    writeAnswers({
      id: 'leases-sg',
      place: 'Singapore',
      fields: { subscriptions: '[KAPP]', authors: '[Wen Secretive]' },
      sections: { 'Form of the lease': 'A lease is sealed with cinnabar.', 'How it ends': 'By the typhoon.' },
    }),
  );
  for (const [id, organization] of [
    ['rules-hai', 'HAI'],
    ['rules-moor', 'Moorings Institute'],
  ] as const) {
    const fields = { comparison: RULES.slug, organization };
    library.write(`${id}.md`, writeAnswers({ id, fields, sections: { Seat: `The seat of ${organization}.` } }));
  }
}
