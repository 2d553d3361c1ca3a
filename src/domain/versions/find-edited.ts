import { findParts, type Part } from './find-parts.ts';
import { listCandidates, type Bags, type Candidate } from './list-candidates.ts';
import { listSurroundings, type Surroundings } from './list-surroundings.ts';
import type { Pairing } from './pairing.ts';

/** Blocks of the two versions that are one text before and after an edit. Two or more on one side: split, or merged. */
export interface Edit {
  readonly olds: readonly number[];
  readonly news: readonly number[];
  readonly likeness: number;
  readonly isSure: boolean;
}

/** What was found among the unpaired blocks, and which newer ones were not compared with which older ones. */
export interface EditedBlocks {
  readonly edits: readonly Edit[];
  readonly notCompared: readonly Surroundings[];
}

/** Below this a block says something else. */
const LIKE = 0.5;
/** So many times as many words must differ in any other block, if it is to be sure that one comes from the other. */
const CLEARLY = 2;
/** All that is compared, in words; about two seconds of work. */
const MOST_WORDS = 200_000_000;

/**
 * Looks among the unpaired blocks between the same neighbours for those that were edited, split or merged. The words of
 * a block are asked for often.
 */
export function findEdited(pairing: Pairing, bags: Bags): EditedBlocks {
  const edits: Edit[] = [];
  const notCompared: Surroundings[] = [];
  const taken = { olds: new Set<number>(), news: new Set<number>() };
  let words = 0;
  for (const around of listSurroundings(pairing)) {
    words += estimateWork(around, bags);
    if (words > MOST_WORDS) {
      notCompared.push(around);
      continue;
    }
    const skipped: number[] = [];
    const candidates = listCandidates(around, bags, (next) => skipped.push(next));
    if (skipped.length > 0) notCompared.push({ olds: around.olds, news: skipped });
    for (const edit of [...listSplits(candidates, bags), ...listMerges(candidates, bags), ...listChanges(candidates)]) {
      if (edit.olds.some((old) => taken.olds.has(old)) || edit.news.some((next) => taken.news.has(next))) continue;
      for (const old of edit.olds) taken.olds.add(old);
      for (const next of edit.news) taken.news.add(next);
      edits.push(edit);
    }
  }
  return { edits, notCompared };
}

/** Words that comparing will look at, as if every block were compared with up to twenty others. */
function estimateWork({ olds, news }: Surroundings, bags: Bags): number {
  const oldWords = olds.reduce((sum, old) => sum + bags.old(old).length, 0);
  const newWords = news.reduce((sum, next) => sum + bags.next(next).length, 0);
  return (oldWords + newWords) * Math.min(20, olds.length, news.length);
}

function listSplits(candidates: readonly Candidate[], bags: Bags): Edit[] {
  return [...Map.groupBy(candidates, ({ old }) => old)].flatMap(([old, some]) => {
    const parts = some.map(({ next, shared }): Part => ({ at: next, bag: bags.next(next), shared }));
    const news = findParts(bags.old(old), parts);
    return news ? [{ olds: [old], news, likeness: 1, isSure: true }] : [];
  });
}

function listMerges(candidates: readonly Candidate[], bags: Bags): Edit[] {
  return [...Map.groupBy(candidates, ({ next }) => next)].flatMap(([next, some]) => {
    const parts = some.map(({ old, shared }): Part => ({ at: old, bag: bags.old(old), shared }));
    const olds = findParts(bags.next(next), parts);
    return olds ? [{ olds, news: [next], likeness: 1, isSure: true }] : [];
  });
}

/** Pairs of one block each, the most alike first, among equals those in order. */
function listChanges(candidates: readonly Candidate[]): Edit[] {
  const byOld = Map.groupBy(candidates, ({ old }) => old);
  const byNew = Map.groupBy(candidates, ({ next }) => next);
  const [first] = candidates;
  const offset = first ? first.old - first.next : 0;
  const shift = ({ old, next }: Candidate): number => Math.abs(old - next - offset);
  return candidates
    .filter(({ likeness }) => likeness >= LIKE)
    .toSorted((one, other) => other.likeness - one.likeness || shift(one) - shift(other))
    .map((candidate) => {
      const { old, next, likeness } = candidate;
      const rivals = [...(byOld.get(old) ?? []), ...(byNew.get(next) ?? [])].filter((rival) => rival !== candidate);
      const isSure = rivals.every((rival) => 1 - rival.likeness >= CLEARLY * (1 - likeness));
      return { olds: [old], news: [next], likeness, isSure };
    });
}
