import { expect, it } from 'vitest';
import type { Ruling } from '#domain/document/ruling.ts';
import { isOnTopic, listRulingValues, rulesOn } from './ruling.ts';

const ruling = (provision: string, ...topics: string[]): Ruling => ({ provision, outcome: 'Refused', topics });

it('OP-140: a ruling is on its provision and on what that stands in, not on one whose name only begins so', () => {
  const within = ['Article V(1)(b)', 'Article V(1)', 'Article V', 'Article V(1)(a)', 'Article I', 'Article V(2)'];
  expect(within.map((label) => rulesOn(ruling('Article V(1)(b)'), label))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(rulesOn(ruling('Article II(3)'), 'Article I')).toBe(false);
  expect(rulesOn(ruling('Article XX'), 'Article XX')).toBe(false);
});

it('OP-140: a ruling on a topic is on those above it, not on a sibling whose number begins the same', () => {
  const numbers = ['2.3.4', '2.3', '2', '2.3.1', '2.34', '5'];
  expect(numbers.map((number) => isOnTopic(ruling('Article II(2)', '2.3.4'), number))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(isOnTopic(ruling('Article V(2)(b)', '5.10'), '5.1')).toBe(false);
});

it('OP-140: it is filed under each of them, with its outcome under each provision', () => {
  const values = listRulingValues([ruling('Article V(1)(b)', '5.2.1', '99')]);
  expect(values.provisions.at(-1)).toBe('Article V > Article V(1) > Article V(1)(b)');
  expect(values.topics).toHaveLength(3);
  expect(values.grounds).toContain('Article V(1) > Refused');
  expect(values.outcomes).toEqual(['Refused']);
});
