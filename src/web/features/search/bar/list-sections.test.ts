import { expect, test } from 'vitest';
import { canSuggest } from '#web/api/suggestions.queries.ts';
import { listSections } from './list-sections.ts';

const section = (id: string, source: 'goTo' | 'searches' | 'books' | null, empty: string | null, path?: string) => ({
  id,
  title: id,
  source,
  empty,
  seeAll: path === undefined ? null : { label: 'See all books', path },
});
const suggest = (...texts: readonly string[]) => ({
  suggestions: texts.map((text) => ({ text, type: 'Topic', count: 3, url: `/search?q=${text}` })),
  total: 1_204,
});

test('Sections keep their order, entries are counted through, and the last of the books leads to all of them (SR-032, SR-033, SR-035)', () => {
  const sections = listSections(
    [
      { section: section('searches', 'searches', 'none'), answer: suggest('seat', 'seats'), hasFailed: false },
      { section: section('books', 'books', null, '/books'), answer: suggest('seat law'), hasFailed: false },
    ],
    ' seat & law ',
  );
  expect(sections.map(({ id }) => id)).toEqual(['searches', 'books']);
  expect(sections.flatMap(({ entries }) => entries.map(({ index, text }) => `${index} ${text}`))).toEqual([
    '0 seat',
    '1 seats',
    '2 seat law',
    '3 See all books (1,204)',
  ]);
  expect(sections[1]?.entries.at(-1)?.href).toBe('/books?qPublicationTitle=seat*+AND+law*');
});

test('An empty section says so, goes where it has no words for that, and is left out when its call failed (SR-036, SR-039, SR-046, ERR-018)', () => {
  const none = { suggestions: [], total: 0 };
  const sections = listSections(
    [
      { section: section('searches', 'searches', 'none'), answer: none, hasFailed: false },
      { section: section('failed', 'searches', 'none'), answer: undefined, hasFailed: true },
      { section: section('books', 'books', null, '/books'), answer: none, hasFailed: false },
      { section: section('content', null, 'nothing asked'), answer: undefined, hasFailed: false },
    ],
    'zzz',
  );
  expect(sections.map(({ id, empty, entries }) => [id, empty, entries.length])).toEqual([
    ['searches', 'none', 0],
    ['content', 'nothing asked', 0],
  ]);
});

test('A section that found nothing leaves the room to those that found something; one that asks nothing stays (OP-50)', () => {
  const sections = listSections(
    [
      { section: section('searches', 'searches', 'none'), answer: suggest('seat law'), hasFailed: false },
      { section: section('insights', 'searches', 'none'), answer: { suggestions: [], total: 0 }, hasFailed: false },
      { section: section('content', null, 'nothing asked'), answer: undefined, hasFailed: false },
    ],
    'seat',
  );
  expect(sections.map(({ id }) => id)).toEqual(['searches', 'content']);
});

test('A book that stands among the books does not stand among the searches as well', () => {
  const list = (...searches: readonly string[]) =>
    listSections(
      [
        { section: section('searches', 'searches', 'none'), answer: suggest(...searches), hasFailed: false },
        { section: section('books', 'books', null), answer: suggest('seat law'), hasFailed: false },
      ],
      'seat',
    ).map(({ id, entries }) => [id, ...entries.map(({ index, text }) => `${index} ${text}`)]);
  expect(list('seat', 'seat law', 'seats')).toEqual([
    ['searches', '0 seat', '1 seats'],
    ['books', '2 seat law'],
  ]);
  expect(list('seat law')).toEqual([['books', '0 seat law']]);
});

test('What the first section leads to does not stand among the searches and the books as well (OP-182)', () => {
  const sections = listSections(
    [
      { section: section('goTo', 'goTo', null), answer: suggest('seat law', 'Seat'), hasFailed: false },
      { section: section('searches', 'searches', 'none'), answer: suggest('Seat', 'seats'), hasFailed: false },
      { section: section('books', 'books', null), answer: suggest('seat law'), hasFailed: false },
    ],
    'seat',
  );
  expect(sections.map(({ id, entries }) => [id, ...entries.map(({ text }) => text)])).toEqual([
    ['goTo', 'seat law', 'Seat'],
    ['searches', 'seats'],
  ]);
});

test.each([
  ['se', false],
  [' se ', false],
  ['sea', true],
  ['x'.repeat(501), false],
])('For %j there are suggestions: %s (SR-042, CON-016)', (text, expected) => expect(canSuggest(text)).toBe(expected));
