import { expect, test } from 'vitest';
import { askBeginnings } from '#domain/search/ask-beginnings.ts';
import { parseQuery } from '#domain/query/parse-query.ts';

test.each([
  ['arbi', 'arbi*'],
  [' Seat & Law ', 'seat* AND law*'],
  ['not and OR near5', 'not* AND and* AND or* AND near5*'],
  ['law o', 'law*'],
  ['a b c', 'a AND b AND c'],
  ['“(=arbi* /s liège', 'arbi* AND liege*'],
  ['仲裁 law', '仲 AND 裁 AND law*'],
  ['!?*', ''],
])('The titles suggested for %j are found by %j, which can be read (SR-035)', (typed, query) => {
  expect(askBeginnings(typed)).toBe(query);
  expect(parseQuery(query)).toMatchObject({ ok: true, notes: [] });
});
