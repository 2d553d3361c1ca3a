import type { RelationActor, RelationAssessment, RelationHit, SearchedLibrary } from '#contract/relations.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { sayCount } from '#domain/typography/say-count.ts';
import { sayLookedThrough } from '#domain/tools/relations/describe-searched.ts';
import {
  describeGroup,
  groupCast,
  readPlaces,
  type CastPair,
  type CastPlaces,
} from '#domain/tools/relations/cast-places.ts';
import { keyOfActor } from '#domain/tools/relations/rank-pairs.ts';
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

const COUNTS: readonly ListColumn[] = [
  { name: 'Relationships of the two', width: 14, type: 'number' },
  { name: 'By name', width: 28, type: 'text' },
  { name: 'Relationships by the name', width: 14, type: 'number' },
];

/** The same of a conflict check, by name as the page shows them, with how much relates the two and all of the name. */
export function presentPairRows({ rows, names }: CheckedCast, origin: string) {
  const places = readPlaces(names);
  const cells = groupCast(rows, places).flatMap(({ side, count, pairs }) =>
    pairs.flatMap((pair) =>
      pair.rows.map((row) => [...presentRow(row, origin), pair.rows.length, nameSide(side, pair, places), count]),
    ),
  );
  return { columns: [...COLUMNS, ...COUNTS], rows: cells };
}

/** The same as pages: first each name with its pairs, how much relates them and of what kind, then pair by pair. */
export function presentPairPages({ rows, names }: CheckedCast, origin: string): DocumentBlock[] {
  const places = readPlaces(names);
  const groups = groupCast(rows, places);
  if (groups.length === 0) return [];
  return [
    heading('By name, those with most relationships first'),
    ...groups.flatMap((group): DocumentBlock[] => [
      heading(`${nameSide(group.side, group.pairs[0], places)}: ${describeGroup(group)}`, { level: 2 }),
      ...fields(group.pairs.map((pair) => [namePair(pair, places), describePair(pair)])),
    ]),
    ...groups
      .flatMap(({ pairs }) => pairs)
      .flatMap((pair): DocumentBlock[] => [
        heading(`${namePair(pair, places)}: ${sayCount(pair.rows.length, 'relationship')}`),
        ...presentRelationPages(pair.rows, origin),
      ]),
  ];
}

/** What a check found, and the cast that was checked. */
interface CheckedCast {
  readonly rows: readonly FiledRelation[];
  readonly names: Parameters<typeof readPlaces>[0];
}

function namePair(pair: CastPair<FiledRelation>, places: CastPlaces): string {
  return pair.sides.map((side) => nameSide(side, pair, places)).join(' and ');
}

function describePair({ rows }: CastPair<FiledRelation>): string {
  return `${sayCount(rows.length, 'relationship')}: ${listKinds(rows)}`;
}

function nameSide(side: string, pair: CastPair<FiledRelation> | undefined, places: CastPlaces): string {
  const related = pair?.rows.flatMap(({ one, hit }) => [one, hit.partner]) ?? [];
  return places.get(side)?.name ?? related.find((actor) => keyOfActor(actor) === side)?.name ?? '';
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
