import type { LegalDate } from '../document/document.ts';
import type { FieldSource } from './field-source.ts';
import { date, editions, readShape, recordId, requiredChoice, requiredText, text, texts } from './fields.ts';
import { defineKind, recordKey, type LibraryRecord } from './record-kind.ts';

/**
 * Where an operator's words stand: a closable line on top of every page, a box on the home page, an item above the news
 * there, or the choice of books and journals that the home page features.
 */
export const EDITORIAL_SLOTS = ['banner', 'blurb', 'news', 'featured'] as const;

export type EditorialSlot = (typeof EDITORIAL_SLOTS)[number];

/** What whoever runs the library has to say to its readers, and when. */
export interface EditorialRecord extends LibraryRecord {
  readonly id: string;
  readonly slot: EditorialSlot;
  readonly title: string;
  readonly text?: string;
  /** A path of this site, or an address elsewhere. */
  readonly link?: string;
  readonly linkText?: string;
  /** Ids of the publications that are featured, in their order. */
  readonly publications: readonly string[];
  /** Days, inclusive, between which it shows. */
  readonly from?: LegalDate;
  readonly to?: LegalDate;
  readonly meta: Readonly<Record<string, unknown>>;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const LINK = /^(?:\/(?![/\\])\S*|https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?)$/iu;

const FIELDS = {
  id: recordId(),
  editions: editions(),
  slot: requiredChoice(EDITORIAL_SLOTS, 'Where it stands.'),
  title: requiredText('The words of a banner; the heading of anything else.'),
  text: text(),
  link: text('A path of this site, for example `/bits`, or an address that begins with https://.'),
  linkText: text('Words of the link.'),
  publications: texts('Of what is featured: ids of books and journals, in their order.'),
  from: date('The first day on which it shows.'),
  to: date('The last day on which it shows.'),
};

/** Banners, blurbs, news of the library's own and featured titles. */
export const EDITORIAL = defineKind({
  name: 'editorial',
  plural: 'editorials',
  fields: FIELDS,
  example: {
    id: 'autumn-at-the-quay',
    slot: 'blurb',
    title: 'Autumn at the quay',
    text: 'Three new chapters on moorings.',
    link: '/books',
    linkText: 'See the books',
    from: '2026-09-01',
    to: '2026-11-30',
  },
  read: (source): EditorialRecord => {
    const { id, ...fields } = readShape(source, FIELDS);
    const { slot, publications, link, linkText, from, to } = fields;
    for (const [key, day] of Object.entries({ from, to })) checkDay(source, key, day);
    if (from !== undefined && to !== undefined && to < from)
      throw source.refuse('to', `\`${to}\` is before \`${from}\``);
    if (link !== undefined && !LINK.test(link)) {
      throw source.refuse('link', `\`${link}\` must be a path of this site or begin with https://`);
    }
    if (link === undefined && linkText !== undefined) throw source.refuse('linkText', 'has no link to be the words of');
    if (slot === 'featured' && publications.length === 0) {
      throw source.refuse('publications', 'is required where something is featured');
    }
    return { key: recordKey(id), id, ...fields, meta: source.rest() };
  },
});

function checkDay(source: FieldSource, key: string, day: LegalDate | undefined): void {
  if (day !== undefined && !DAY.test(day)) throw source.refuse(key, `\`${day}\` is no day; allowed is YYYY-MM-DD`);
}

/** Those that show on a day, the one that began last first; equal ones by their ids. */
export function listShownEditorials(editorials: readonly EditorialRecord[], today: string): EditorialRecord[] {
  return editorials
    .filter(({ from, to }) => (from === undefined || from <= today) && (to === undefined || today <= to))
    .toSorted((a, b) => (b.from ?? '').localeCompare(a.from ?? '') || a.id.localeCompare(b.id));
}
