import { describe, expect, it } from 'vitest';
import { classifyAgent } from './agent-class.ts';
import type { CountedEvent } from './counted-event.ts';
import { foldDoubleClicks } from './double-click.ts';
import { chooseModule } from './module-code.ts';
import { createRobotTest } from './robots.ts';
import { isOnlySorted } from './sorted-search.ts';
import { sumUsage } from './sum-usage.ts';

const MORNING = Date.parse('2026-05-04T09:00:00.000Z');

function event(seconds: number, change: Partial<CountedEvent> = {}): CountedEvent {
  return {
    kind: 'request',
    at: new Date(MORNING + seconds * 1000).toISOString(),
    edition: 'KA',
    session: 's1',
    account: null,
    item: 'award-1',
    link: 'html',
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

  it('on the page and on the PDF of one item are two clicks, and so are those on two editions (OP-201)', () => {
    const clicks = [event(0), event(1, { link: 'pdf' }), event(2, { edition: 'KCL' }), event(3)];
    expect(foldDoubleClicks(clicks).map(({ isDoubleClick }) => isDoubleClick)).toEqual([true, false, false, false]);
  });

  it('of one account are one on whatever device, and without an account a session is told by its own name (OP-201)', () => {
    const ofAccount = [event(0, { account: 'a' }), event(5, { account: 'a', session: 's2' })];
    expect(foldDoubleClicks(ofAccount).map(({ isDoubleClick }) => isDoubleClick)).toEqual([true, false]);
    const ofTwo = [event(0, { account: 'a' }), event(1, { account: 'b' }), event(2)];
    expect(foldDoubleClicks(ofTwo).map(({ isDoubleClick }) => isDoubleClick)).toEqual([false, false, false]);
  });

  it('across the hour fold, though the session has another name from then on (OP-201)', () => {
    const across = [
      event(-10),
      event(5, { session: 's1 later', sessionBefore: 's1' }),
      event(20, { session: 's1 later', sessionBefore: 's1' }),
      event(25, { session: 's2 later', sessionBefore: 's2' }),
    ];
    expect(foldDoubleClicks(across).map(({ isDoubleClick }) => isDoubleClick)).toEqual([true, true, false, false]);
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

  it('that are only put into another order count for nothing, those asked again do (SH-322, OP-158, OP-201)', () => {
    expect(isOnlySorted(undefined, trace('a', 'score', 0))).toBe(false);
    expect(isOnlySorted(trace('a', 'score', 0), trace('b', 'title', 1))).toBe(false);
    expect(isOnlySorted(trace('a', 'score', 0), trace('a', 'score', 1))).toBe(false);
    expect(isOnlySorted(trace('a', 'score', 0), trace('a', 'title', 3600))).toBe(true);
    expect(isOnlySorted(trace('a', 'score', 0), trace('a', 'title', 3601))).toBe(false);
  });

  it('asked again within 30 seconds are one, the last (OP-201)', () => {
    const asked = [0, 30, 61].map((seconds) => event(seconds, { kind: 'search', item: null, link: 'seat' }));
    const other = event(31, { kind: 'search', item: null, link: 'award' });
    const folded = foldDoubleClicks([...asked, other]);
    expect(folded.map(({ link, isDoubleClick }) => [link, isDoubleClick])).toEqual([
      ['seat', true],
      ['seat', false],
      ['award', false],
      ['seat', false],
    ]);
    expect(sumUsage(folded)).toMatchObject({ Searches_Platform: 3 });
  });
});

describe('robots', () => {
  it('are known by patterns in whatever letter case, and by saying nothing (SH-323)', () => {
    const isRobot = createRobotTest(['bot\\b', '^ruby$', '']);
    const agents = ['Googlebot/2.1', 'RUBY', '', ' ', 'Ruby on a desk', 'Firefox'];
    expect(agents.map(isRobot)).toEqual([true, true, true, true, false, false]);
    expect(agents.map(isRobot), 'asked again').toEqual([true, true, true, true, false, false]);
  });

  it('cannot be known by a line that is no pattern, which is said', () => {
    expect(() => createRobotTest(['(bot'])).toThrow('“(bot” is no pattern');
  });

  it('aside, programs are told apart by what they run on', () => {
    const people = [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130 Safari/537.36',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    ];
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
