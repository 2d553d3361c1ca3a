import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDemoFacts } from '#tests/support/thresholds/read-demo-facts.ts';
import { readWorkedDeals } from '#tests/support/thresholds/read-worked-deal.ts';
import { DealJudge } from './judge-place.ts';

const facts = readDemoFacts();
const deals = readWorkedDeals(readFileSync('tests/fixtures/thresholds/worked-deals.txt', 'utf8'));
const byPlace = Map.groupBy(deals, ({ place }) => place);

describe('OP-178: deals worked by hand', () => {
  it('are four at least for each place that facts have', () => {
    const places = new Set(facts.map(({ subject }) => subject.place ?? ''));
    expect([...places].filter((place) => (byPlace.get(place)?.length ?? 0) < 4)).toEqual([]);
  });

  it.each([...byPlace])('are judged as by hand: %s', (_place, own) => {
    for (const { line, place, day, deal, result, missing } of own) {
      const judged = new DealJudge({ deal, day, facts }).judge(place);
      expect([judged.result, judged.missing], line).toEqual([result, missing]);
    }
  });
});
