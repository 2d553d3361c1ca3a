import { describe, expect, it } from 'vitest';
import type { SearchAnswer } from '#contract/search.ts';
import { followTurn } from './page-turn.ts';

const data = { start: 0 } as SearchAnswer;
const turn = { from: '/search?q=seat', to: '/search?q=seat&start=10' };

describe('a page of results that is turned', () => {
  it('is under way while the results of the last one are shown, fetched afresh or not', () => {
    expect(followTurn(turn, turn.from, { data, isStale: false })).toBe('under way');
    expect(followTurn(turn, turn.to, { data, isStale: true })).toBe('under way');
    expect(followTurn(turn, turn.to, { data: undefined, isStale: false })).toBe('under way');
  });

  it('is there together with its results', () => {
    expect(followTurn(turn, turn.to, { data, isStale: false })).toBe('there');
  });

  it('is overtaken by a filter that is chosen meanwhile, whose results leave the page where it is', () => {
    expect(followTurn(turn, '/search?q=seat&jurisdiction=France', { data, isStale: false })).toBe('overtaken');
  });
});
