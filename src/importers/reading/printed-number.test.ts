import { expect, test } from 'vitest';
import { splitTreatyNumber } from './printed-number.ts';

test.each([
  ['1.Each Party', '1.', 'Each Party'],
  ['a)the lamp', 'a)', 'the lamp'],
  ['(2). The lamp', '(2).', 'The lamp'],
  ['a. omvat', 'a.', 'omvat'],
  ['b.uit hoofde van haar deelneming', 'b.', 'uit hoofde van haar deelneming'],
  ['a.„investeringen”: alle soorten', 'a.', '„investeringen”: alle soorten'],
  ['ii.om te vervangen', 'ii.', 'om te vervangen'],
  ['– the law', '–', 'the law'],
])('a printed number of a treaty is told from the words that touch it: %j', (line, number, text) => {
  expect(splitTreatyNumber(line)).toMatchObject({ number, text });
});

test.each(['i.e. the lamp', 'e.g.the lamp', 'n.v.t.', 'mid.way', 'a.m. and p.m.'])(
  'what only looks like a number is none: %j',
  (line) => {
    expect(splitTreatyNumber(line)).toEqual({ text: line });
  },
);
