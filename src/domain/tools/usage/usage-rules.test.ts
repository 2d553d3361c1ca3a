import { describe, expect, it } from 'vitest';
import { classifyAgent } from './agent-class.ts';
import type { CountedEvent } from './counted-event.ts';
import { foldDoubleClicks } from './double-click.ts';
import { chooseModule } from './module-code.ts';
import { isNewSearch } from './repeat-search.ts';
import { isRobot } from './robots.ts';
import { sumUsage } from './sum-usage.ts';

const MORNING = Date.parse('2026-05-04T09:00:00.000Z');

function event(seconds: number, change: Partial<CountedEvent> = {}): CountedEvent {
  return {
    kind: 'request',
    at: new Date(MORNING + seconds * 1000).toISOString(),
    session: 's1',
    item: 'award-1',
    isRobot: false,
    isDoubleClick: false,
    ...change,
  };
}

describe('double clicks', () => {
  it('fold into the last of a row of clicks that follow each other within 30 seconds (SH-323)', () => {
    const folded = foldDoubleClicks([event(0), event(20), event(45), event(76)]);
    expect(folded.map(({ isDoubleClick }) => isDoubleClick)).toEqual([true, true, false, false]);
  });

  it('are told apart by reader, item and kind, and a click after exactly 30 seconds still folds (SH-323)', () => {
    const folded = foldDoubleClicks([
      event(0),
      event(1, { session: 's2' }),
      event(2, { item: 'award-2' }),
      event(3, { kind: 'investigation' }),
      event(30),
    ]);
    expect(folded.map(({ isDoubleClick }) => isDoubleClick)).toEqual([true, false, false, false, false]);
  });
});

describe('searches', () => {
  const trace = (key: string, order: string, seconds: number) => ({ key, order, at: event(seconds).at });

  it('count unless the same one is asked again within 30 seconds or only sorted (SH-322)', () => {
    expect(isNewSearch(undefined, trace('a', 'score', 0))).toBe(true);
    expect(isNewSearch(trace('a', 'score', 0), trace('b', 'score', 1))).toBe(true);
    expect(isNewSearch(trace('a', 'score', 0), trace('a', 'score', 30))).toBe(false);
    expect(isNewSearch(trace('a', 'score', 0), trace('a', 'score', 31))).toBe(true);
    expect(isNewSearch(trace('a', 'score', 0), trace('a', 'title', 600))).toBe(false);
  });
});

describe('robots', () => {
  it('are known by what their user agents say, and people are not taken for them (SH-323)', () => {
    const robots = [
      'Googlebot/2.1',
      'curl/8.5.0',
      'python-requests/2.31',
      'Mozilla/5.0 HeadlessChrome/120',
      '',
      'bingbot',
    ];
    const people = [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130 Safari/537.36',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    ];
    expect(robots.filter((agent) => !isRobot(agent))).toEqual([]);
    expect(people.filter(isRobot)).toEqual([]);
    expect(people.map(classifyAgent)).toEqual(['desktop', 'phone']);
  });
});

describe('modules', () => {
  it('are counted under the code of the first subscription, else under the site (SH-325, SH-326)', () => {
    const edition = { id: 'KIPL', moduleCodes: { IPL: 'KIPL', MIP: 'KMIP', PL: 'KPAT', CT: 'KCT' } } as const;
    expect(['IPL', 'MIP', 'PL', 'CT'].map((code) => chooseModule(edition, [code]))).toEqual([
      'KIPL',
      'KMIP',
      'KPAT',
      'KCT',
    ]);
    expect(chooseModule(edition, ['DEFAULT'])).toBe('KIPL');
    expect(chooseModule(edition, [])).toBe('KIPL');
  });
});

describe('the sums', () => {
  it('are those of COUNTER: robots and double clicks out, requests investigated, items once a session (SH-323)', () => {
    const events = [
      event(0, { kind: 'search', item: null }),
      event(5, { isDoubleClick: true }),
      event(20),
      event(300),
      event(400, { item: 'award-2' }),
      event(500, { kind: 'investigation', item: 'book-1' }),
      event(510, { kind: 'investigation', item: 'award-3' }),
      event(510, { kind: 'turnaway', item: 'award-3' }),
      event(600, { session: 'robot', isRobot: true }),
      event(86_400 + 20),
    ];
    expect(sumUsage(events)).toEqual({
      Searches_Platform: 1,
      Total_Item_Investigations: 6,
      Unique_Item_Investigations: 5,
      Total_Item_Requests: 4,
      Unique_Item_Requests: 3,
      No_License: 1,
    });
  });
});
