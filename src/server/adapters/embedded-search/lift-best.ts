import { addNearness } from './add-nearness.ts';
import { addWrittenForms } from './add-written-forms.ts';
import { compilePlan } from './compile-plan.ts';
import { findBestScore } from './find-best-score.ts';
import type { LiftedSearch } from './lifted-documents.ts';
import type { SegmentMatches } from './match-set.ts';

/** Documents that are looked at once more: the best by their words in any form, wherever they stand. */
const MOST_DOCUMENTS = 100;
/** Scores that differ by less are equal: their last digits depend on how sums came together. */
const TOLERANCE = 1e-9;
const NO_SCORES = new Float64Array(0);

/**
 * Adds to the scores of the best matches what is dear to find: for words as they are written, and for words close
 * together. Nothing is taken from any score, so that those which are not looked at stay behind the best.
 */
export function liftBest(search: LiftedSearch, matches: readonly SegmentMatches[]): readonly SegmentMatches[] {
  const plan = compilePlan(search.query);
  const places = pickBest(matches);
  return search.snapshot.segments.map((segment, index) => {
    const { documents, scores } = matches[index]!;
    const picked = places[index]!;
    if (!scores || picked.length === 0) return matches[index]!;
    const added = new Float64Array(picked.length);
    const lifted = { ...search, plan, segment, documents: picked.map((at) => documents[at]!), added };
    addWrittenForms(lifted);
    addNearness(lifted);
    const sums = scores.slice();
    for (let place = 0; place < picked.length; place++) sums[picked[place]!]! += added[place]!;
    return { documents, scores: sums };
  });
}

/** Places of the best in each segment. Of very many that are equal none is taken, so that no chance decides among them. */
function pickBest(matches: readonly SegmentMatches[]): Uint32Array[] {
  const lists = matches.map(({ scores }) => scores ?? NO_SCORES);
  const least = findBestScore(lists, MOST_DOCUMENTS);
  const picked = lists.map((scores) => listPlaces(scores, least * (1 - TOLERANCE)));
  const count = picked.reduce((sum, { length }) => sum + length, 0);
  return count <= MOST_DOCUMENTS * 2 ? picked : lists.map((scores) => listPlaces(scores, least * (1 + TOLERANCE)));
}

function listPlaces(scores: Float64Array, least: number): Uint32Array {
  let count = 0;
  for (let at = 0; at < scores.length; at++) if (scores[at]! >= least) count++;
  const places = new Uint32Array(count);
  let used = 0;
  for (let at = 0; used < count; at++) if (scores[at]! >= least) places[used++] = at;
  return places;
}
