import type { RelationActor, RelationAssessment, RelationHit, SearchedLibrary } from '#contract/relations.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { sayCount } from '#domain/typography/say-count.ts';
import { sayLookedThrough } from '#domain/tools/relations/describe-searched.ts';
import { placeRow, rankPairs } from '#domain/tools/relations/rank-pairs.ts';
import { countTypes, RELATION_TYPES } from '#domain/tools/relations/relation-type.ts';
import { fields, heading } from '#server/asking/document-blocks.ts';
import type { DocumentBlock, Facts, ListCell, ListColumn } from '#server/ports/document-renderer.ts';

/** A relation of a file: the one and what relates them to the partner. */
export interface FiledRelation {
  readonly one: RelationActor;
  readonly hit: RelationHit;
}

const COLUMNS: readonly ListColumn[] = [
  { name: 'Case or firm', width: 44, type: 'text' },
  { name: 'Kind', width: 26, type: 'text' },
  { name: 'Name', width: 28, type: 'text' },
  { name: 'Role', width: 30, type: 'text' },
  { name: 'Related to', width: 28, type: 'text' },
  { name: 'Role of the other', width: 30, type: 'text' },
  { name: 'From', width: 12, type: 'date' },
  { name: 'Until', width: 12, type: 'date' },
  { name: 'Time', width: 16, type: 'text' },
  { name: 'How it is known', width: 22, type: 'text' },
  { name: 'Institution', width: 30, type: 'text' },
  { name: 'Status', width: 14, type: 'text' },
  { name: 'Evidence', width: 50, type: 'text' },
  { name: 'Address', width: 40, type: 'link' },
];

/** Relations as rows of a sheet. */
export function presentRelationRows(relations: readonly FiledRelation[], origin: string) {
  return { columns: COLUMNS, rows: relations.map((relation) => presentRow(relation, origin)) };
}

function presentRow({ one, hit }: FiledRelation, origin: string): ListCell[] {
  return [
    hit.casename,
    hit.words,
    one.name,
    describeSide(hit.roleOne, hit.viaOne),
    hit.partner.name,
    describeSide(hit.roleTwo, hit.viaTwo),
    hit.from ?? '',
    hit.isOngoing ? '' : (hit.to ?? ''),
    describeTime(hit),
    describeBasis(hit),
    hit.institution ?? '',
    hit.status ?? '',
    hit.evidence.map(({ title }) => title).join('; '),
    hit.documentUrl === null ? '' : new URL(hit.documentUrl, origin).href,
  ];
}

/** The same of a conflict check, each with how much relates the two, in the order in which the page shows them. */
export function presentPairRows(relations: readonly FiledRelation[], origin: string) {
  const { columns, rows } = presentRelationRows(relations, origin);
  const counts = rankPairs(relations, placeRow).flatMap(({ rows: own }) => own.map(() => own.length));
  return {
    columns: [...columns, { name: 'Relationships of the two', width: 14, type: 'number' } satisfies ListColumn],
    rows: rows.map((row, at) => [...row, counts[at] ?? 1]),
  };
}

/** The same as pages: first each pair with how much relates it and of what kind, then pair by pair. */
export function presentPairPages(relations: readonly FiledRelation[], origin: string): DocumentBlock[] {
  const pairs = rankPairs(relations, placeRow);
  if (pairs.length === 0) return [];
  return [
    heading('Pairs, those with most relationships first'),
    ...fields(
      pairs.map(({ rows }) => [namePair(rows), `${sayCount(rows.length, 'relationship')}: ${listKinds(rows)}`]),
    ),
    ...pairs.flatMap(({ rows }): DocumentBlock[] => [
      heading(`${namePair(rows)}: ${sayCount(rows.length, 'relationship')}`),
      ...presentRelationPages(rows, origin),
    ]),
  ];
}

function namePair([first]: readonly FiledRelation[]): string {
  return first ? `${first.one.name} and ${first.hit.partner.name}` : '';
}

function listKinds(rows: readonly FiledRelation[]): string {
  const kinds = countTypes(rows.map(({ hit }) => hit.relationshipType));
  return kinds
    .map(({ type, count }) => `${RELATION_TYPES[type].name.toLowerCase()}${count > 1 ? ` (${count})` : ''}`)
    .join(', ');
}

/** Relations as pages: each with the part of both sides and the documents that say so. */
export function presentRelationPages(relations: readonly FiledRelation[], origin: string): DocumentBlock[] {
  return relations.flatMap(({ one, hit }): DocumentBlock[] => [
    heading(`${one.name} and ${hit.partner.name}: ${hit.words.toLowerCase()}`, {
      level: 2,
    }),
    ...fields([
      [hit.relationshipType === 'same-firm' ? 'Firm' : 'Case', hit.casename],
      [one.name, describeSide(hit.roleOne, hit.viaOne)],
      [hit.partner.name, describeSide(hit.roleTwo, hit.viaTwo)],
      ['When', describeTime(hit)],
      ['How it is known', describeBasis(hit)],
      ['Institution', hit.institution ?? ''],
    ]),
    {
      kind: 'entries',
      entries: hit.evidence.map(({ title, url, type, date, passages, isSaying }) => ({
        title,
        link: new URL(url, origin).href,
        about: [type, date ? formatDate(date) : '', isSaying ? 'its record says so' : 'paper of the same proceeding']
          .filter(Boolean)
          .join(', '),
        text: passages.map(({ text }) => text).join(' '),
      })),
    },
  ]);
}

/** What was searched, and that there may be more, in every file (OP-138). */
export function describeSearchFacts(
  searched: SearchedLibrary,
  closed: RelationAssessment['closed'],
  rows: number,
): Facts {
  const { from, to, version, date } = searched;
  const years = from !== null && to !== null ? `, ${from.slice(0, 4)} to ${to.slice(0, 4)}` : '';
  return [
    ['Searched', `${sayLookedThrough(searched)}${years}`],
    ['Library version', String(version)],
    ['Date', formatDate(date)],
    [
      'Found',
      rows === 0
        ? searched.text
        : `${sayCount(rows, 'relationship')}. That no other is listed is no proof that there is none.`,
    ],
    ...(closed.count > 0 ? [['Outside your subscription', describeClosed(closed)] as const] : []),
  ];
}

function describeClosed({ count, isExact, cases }: RelationAssessment['closed']): string {
  const named = cases.map(({ title, institution }) => (institution ? `${title} (${institution})` : title));
  const said = `${isExact ? '' : 'at least '}${sayCount(count, 'case')}`;
  return named.length === 0
    ? said
    : `${said}${isExact && named.length === count ? ': ' : ', among them '}${named.join('; ')}`;
}

function describeSide(role: string, via: string | null): string {
  return via === null ? role : `${role}, through ${via}, which belongs to it`;
}

function describeBasis({ basis }: RelationHit): string {
  return basis === 'stated' ? 'Stated by a source' : 'Derived from two facts';
}

function describeTime({ from, to, isOngoing, isTimeKnown }: RelationHit): string {
  if (!isTimeKnown) return 'Time not known';
  if (isOngoing) return from === null ? 'Ongoing' : `Since ${formatDate(from)}`;
  const last = to ?? from;
  if (last === null) return 'Time not known';
  return from !== null && from !== last ? `${formatDate(from)} to ${formatDate(last)}` : formatDate(last);
}
