import type { DocumentRecord } from '#domain/document/document.ts';
import type { FieldSpan } from '#domain/query/evaluate-query.ts';
import { choosePassages, type Cluster } from './choose-passages.ts';
import { drawCluster } from './draw-cluster.ts';
import { joinPassages, joinSigns, leadOn, type Passage } from './draw-passage.ts';
import type { MarkedText } from './marked-text.ts';
import type { PassageSource, TextChunk } from './passage-source.ts';
import { findBlock, isIn, type PlacedBlock } from './placed-block.ts';
import { placeRecordTexts } from './record-blocks.ts';

/** A document with what a query finds in it, in reading order. */
export interface FoundDocument {
  readonly document: number;
  readonly spans: readonly FieldSpan[];
}

/** Passages that are chosen, and the matches that they are chosen from. */
interface Choice {
  readonly document: number;
  readonly spans: readonly FieldSpan[];
  readonly clusters: readonly Cluster[];
}

/**
 * Passages of each document around its first and densest matches: of its text, and of the record where only that has a
 * term. `reach` is how many words a match of the query can reach over (`measureReach`).
 */
export async function drawPassages(
  found: readonly FoundDocument[],
  reach: number,
  source: PassageSource,
): Promise<MarkedText[][]> {
  const chosen = found.map(({ document, spans }) => {
    const { title = [], text = [], record = [] } = Object.groupBy(spans, ({ field }) => field);
    const shown = new Set([...title, ...text].map(({ term }) => term));
    const unseen = record.filter(({ term }) => !shown.has(term));
    const choose = (members: readonly FieldSpan[]): Choice => ({
      document,
      spans: members,
      clusters: choosePassages(members, reach),
    });
    return { text: choose(text), record: choose(unseen) };
  });
  const [texts, records] = await Promise.all([
    drawTexts(
      chosen.map(({ text }) => text),
      source,
    ),
    drawRecords(
      chosen.map(({ record }) => record),
      source,
    ),
  ]);
  return chosen.map((_, index) => [...texts[index]!, ...records[index]!]);
}

/** So many words behind the last match are read as well: a heading has fewer, and what stands below it is wanted, too. */
const BELOW = 24;

async function drawTexts(choices: readonly Choice[], source: PassageSource): Promise<MarkedText[][]> {
  const ranges = choices.map(({ document, spans, clusters }) =>
    clusters.map(({ from, to }) => ({ document, first: spans[from]!.first, last: spans[to - 1]!.first + BELOW })),
  );
  const read = (await source.readChunks(ranges.flat())).values();
  return choices.map((choice) => {
    const chunks = choice.clusters.map(() => read.next().value ?? []);
    return joinSigns(drawClusters(choice, createFinder(chunks), leadOn).map(joinPassages));
  });
}

/** Finds blocks in the chunks of each cluster; the last one is kept, which the next match often stands in. */
function createFinder(chunks: readonly (readonly TextChunk[])[]): FindBlock {
  let block: PlacedBlock | undefined;
  return (position, cluster) => {
    if (!block || !isIn(block, position)) block = findBlock(chunks[cluster]!, position);
    return block;
  };
}

/** What the record says that the terms were found in, each passage with what it is. */
async function drawRecords(choices: readonly Choice[], source: PassageSource): Promise<MarkedText[][]> {
  const wanted = choices.filter(({ clusters }) => clusters.length > 0);
  const records = await source.readRecords(wanted.map(({ document }) => document));
  const drawn = new Map(wanted.map((choice, index) => [choice, drawRecord(choice, records[index])]));
  return choices.map((choice) => drawn.get(choice) ?? []);
}

function drawRecord(choice: Choice, record: DocumentRecord | undefined): MarkedText[] {
  const blocks = record ? placeRecordTexts(record) : [];
  return drawClusters(choice, (position) => blocks.find((block) => isIn(block, position))).map((pieces) => {
    const label = blocks.find(({ block }) => block === pieces[0]?.block)?.label ?? '';
    return labelText(label, joinPassages(pieces));
  });
}

function labelText(label: string, { text, marks }: MarkedText): MarkedText {
  const before = `${label}: `;
  const shift = before.length;
  return {
    text: before + text,
    marks: marks.map((mark) => ({ ...mark, start: mark.start + shift, end: mark.end + shift })),
  };
}

/** The block in which a word stands that belongs to the cluster of that number. */
type FindBlock = (position: number, cluster: number) => PlacedBlock | undefined;

/** Each passage in its pieces, and what `goOn` adds to them. */
function drawClusters({ spans, clusters }: Choice, findBlockOf: FindBlock, goOn?: typeof leadOn): Passage[][] {
  const passages: Passage[][] = [];
  for (const [index, cluster] of clusters.entries()) {
    const find = (position: number): PlacedBlock | undefined => findBlockOf(position, index);
    const pieces = drawCluster(spans, cluster, find, passages.at(-1)?.at(-1));
    if (pieces.length > 0) passages.push(goOn?.(pieces, spans, find) ?? pieces);
  }
  return passages;
}
