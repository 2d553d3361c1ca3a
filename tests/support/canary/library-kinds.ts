import type { AccessCode } from '#domain/edition/subscription-code.ts';
import type { EditionId } from '#domain/edition/edition.ts';

/** What an edition of the canary holds of each kind. */
interface CanaryEdition {
  /** Each kind of document is there once for each of these, which alone opens it. */
  readonly holders: readonly AccessCode[];
  readonly types: readonly string[];
}

const WRITINGS = ['Legislation', 'Book chapter', 'Journal article', 'Front matter', 'News', 'Development', 'Blog post'];

/** The kinds of documents of each edition, and two codes that each read what the other does not, where it has two. */
export const CANARY_EDITIONS: Readonly<Record<EditionId, CanaryEdition>> = {
  KA: {
    holders: ['KAPP', 'YB'],
    types: [
      ...WRITINGS,
      'Award',
      'Case law',
      'Decision',
      'Procedural order',
      'Rules',
      'Convention',
      'Bilateral Investment Treaty',
      'Practical insight',
      'Country overview',
      'Template',
    ],
  },
  KIPL: {
    holders: ['IPL', 'SPW'],
    types: [...WRITINGS, 'Case law', 'Treaty provision', 'Manual IP chapter', 'Study note'],
  },
  KCL: {
    holders: ['DEFAULT'],
    types: [
      ...WRITINGS,
      'Commission decision',
      'National decision',
      'Court decision',
      'Merger thresholds',
      'Annual report',
    ],
  },
};

/** The product of the comparison of each edition, at an address that it has; its columns are of this kind. */
export const COMPARED: Readonly<Record<EditionId, string>> = {
  KA: 'Commercial_Arbitration',
  KIPL: 'trade_secrets',
  KCL: 'leniency',
};
export const COMPARED_TYPE = 'Legislation';

/** What the records of a kind say beside what all of them say, so that each stands where readers look for its kind. */
export function describeKind(edition: EditionId, type: string): string {
  return KINDS[type]?.replaceAll('EDITION', edition.toLowerCase()).replace('BLOG', BLOGS[edition]) ?? '';
}

const BLOGS: Readonly<Record<EditionId, string>> = { KA: 'arbitration', KIPL: 'patent', KCL: 'competition' };

const KINDS: Readonly<Record<string, string>> = {
  'Book chapter': 'publication: EDITION-canary-book',
  'Front matter': 'publication: EDITION-canary-book',
  'Journal article': 'publication: EDITION-canary-journal',
  News: 'publication: EDITION-canary-source',
  'Blog post': 'blog: BLOG',
  'Practical insight': 'lastReviewedDate: 2026-10-01',
  Template: 'organization: Canary Hall of Arbitration',
  'Case law':
    'legislations: ["New York Convention, 1958"]\nprovisions: ["New York Convention, art. V(1)(b)"]\nrulings:\n  - { provision: Article V(1)(b), outcome: Refused, topics: ["5.2.1"] }',
  'Bilateral Investment Treaty':
    'legislationDate: 2019-02-02\nentryIntoForce: 2019-03-03\nstatus: In force\nforums: [ICSID]',
  Award: 'organization: Canary Hall of Arbitration\ncaseType: Commercial',
};
