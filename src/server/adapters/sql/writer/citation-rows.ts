import type { Insertable } from 'kysely';
import type { Block } from '#domain/document/block.ts';
import { foldCitation } from '#domain/document/normal-citation.ts';
import type { DocumentRecord } from '#domain/document/document.ts';
import { listBlockLinks, type BlockLink } from '#domain/document/list-block-links.ts';
import type { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import { provisionSortKey } from '#domain/provisions/provision-sort-key.ts';
import { listRecordCitations, type CitedProvision } from '#domain/records/record-citations.ts';
import type { CitationTable } from '#server/adapters/sql/schema/library-schema.ts';

/** A citation as it is stored, before anybody knows which document it means. */
export type CitationRow = Insertable<CitationTable>;

/** A link in a text, with the block it stands in. */
export interface PlacedLink extends BlockLink {
  /** Counted from 0. */
  readonly block: number;
  readonly anchor: string | undefined;
}

/** What cites: a version of a document. */
export interface CitingVersion {
  readonly number: number;
  readonly version: number;
  readonly record: DocumentRecord;
}

/** The links of some blocks to documents; `first` is the number of the first block. */
export function placeLinks(blocks: readonly Block[], first: number): PlacedLink[] {
  return blocks.flatMap((block, index) =>
    listBlockLinks(block).map((link) => ({ ...link, block: first + index, anchor: block.anchor })),
  );
}

/** The rows of what a document cites: as its record says, then as its text does. */
export function createCitationRows(
  { number, version, record }: CitingVersion,
  links: readonly PlacedLink[],
  known: KnownInstruments,
): CitationRow[] {
  const stated = listRecordCitations(record, known);
  const base = { document: number, version };
  return [
    ...stated.map(({ list, raw, wanted, provision }, position) => ({
      ...base,
      position,
      known: 'given' as const,
      list,
      ...NO_PLACE,
      raw,
      ...describeWanted(wanted),
      target_anchor: null,
      ...describeProvision(provision, known),
    })),
    ...links.map(({ block, anchor, from, to, raw, target }, index) => ({
      ...base,
      position: stated.length + index,
      known: 'link' as const,
      list: null,
      block,
      anchor: anchor ?? null,
      from_char: from,
      to_char: to,
      raw,
      ...describeWanted(target.key),
      target_anchor: target.anchor ?? null,
      ...NO_PROVISION,
    })),
  ];
}

const NO_PLACE = { block: null, anchor: null, from_char: null, to_char: null };
const NO_PROVISION = { instrument: null, path: null, path_to: null, depth: null, sort_key: null, sort_key_to: null };

function describeWanted(wanted: string | undefined) {
  const name = wanted === undefined ? '' : foldCitation(wanted);
  return name === ''
    ? { wanted: null, wanted_name: null, target: null }
    : { wanted: wanted ?? null, wanted_name: name, target: null };
}

function describeProvision(provision: CitedProvision | undefined, known: KnownInstruments) {
  const manner = provision && known.find(provision.instrument)?.manner;
  if (!provision || !manner) return NO_PROVISION;
  const { instrument, steps, to } = provision;
  const keyOf = (path: readonly string[]) => provisionSortKey({ instrument, steps: path }, manner);
  return {
    instrument,
    path: steps.join('/'),
    path_to: to?.join('/') ?? null,
    depth: steps.length,
    sort_key: keyOf(steps),
    sort_key_to: to === undefined ? null : keyOf(to),
  };
}
