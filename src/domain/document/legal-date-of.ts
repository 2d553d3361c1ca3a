import type { DocumentDates, DocumentRecord, LegalDate } from './document.ts';

/** The one date of a document that hits, heads, orders, filters and downloads use, and what happened then (OP-170). */
export interface NamedDate {
  readonly date: LegalDate;
  /** For readers: `Decided`, `Signed`, `Enacted`, `Registered`, `Published`. */
  readonly label: string;
}

const WRITING = ['publication', 'decision', 'legislation', 'entryIntoForce', 'updated'] as const;
const OTHER = ['decision', 'legislation', 'publication', 'entryIntoForce', 'updated'] as const;
const LABELS: Readonly<Record<keyof DocumentDates, string>> = {
  publication: 'Published',
  legislation: 'Enacted',
  decision: 'Decided',
  commencement: 'Commenced',
  entryIntoForce: 'In force since',
  validUntil: 'Valid until',
  lastReviewed: 'Last reviewed',
  updated: 'Updated',
  inForceFrom: 'In force from',
  inForceUntil: 'In force until',
};
const TREATY = /treaty|convention|agreement|protocol/iu;

type Dated = Pick<DocumentRecord, 'dates' | 'authors' | 'type' | 'court' | 'judges' | 'publication'>;

/** Decision, signature or enactment; of writings, which have authors, their publication. Undefined where none is known. */
export function nameLegalDate(record: Dated): NamedDate | undefined {
  const { dates } = record;
  const kind = (record.authors.length > 0 ? WRITING : OTHER).find((one) => dates[one] !== undefined);
  const date = kind && dates[kind];
  return kind && date !== undefined ? { date, label: labelOf(kind, record) } : undefined;
}

/** The date alone. */
export function legalDateOf(record: Dated): LegalDate | undefined {
  return nameLegalDate(record)?.date;
}

/** What came out on a day by itself was decided, signed or, a case, registered then, unless somebody wrote it or it stands in a work. */
function labelOf(kind: keyof DocumentDates, { authors, type, court, judges, publication }: Dated): string {
  const isPublished = authors.length > 0 || publication !== undefined;
  if (kind === 'publication' && isPublished) return LABELS.publication;
  if (kind === 'publication' && type === 'Case') return 'Registered';
  if (kind === 'publication' && (court !== undefined || judges.length > 0)) return LABELS.decision;
  if ((kind === 'legislation' || kind === 'publication') && TREATY.test(type)) return 'Signed';
  return LABELS[kind];
}
