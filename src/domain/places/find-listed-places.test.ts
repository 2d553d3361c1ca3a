import { expect, it, test } from 'vitest';
import { findListedPlaces, findNamedPlace } from './find-listed-places.ts';
import { KNOWN_PLACES } from './known-places.ts';

const LIST = KNOWN_PLACES.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en'));
const first = (typed: string) => findListedPlaces(typed, LIST)[0];

test.each([
  ['UK', 'United Kingdom', 'UK'],
  ['U.K.', 'United Kingdom', 'UK'],
  ['Great Britain', 'United Kingdom', 'Great Britain'],
  ['great brit', 'United Kingdom', null],
  ['Türkiye', 'Turkey', 'Türkiye'],
  ['turkiye', 'Turkey', 'Türkiye'],
  ['Turk', 'Turkey', null],
  ["Côte d'Iv", 'Ivory Coast', "Côte d'Ivoire"],
  ['ivory', 'Ivory Coast', null],
  ['USA', 'United States', 'USA'],
  ['The Netherlands', 'Netherlands', null],
  ['Holland', 'Netherlands', 'Holland'],
  ['Burma', 'Myanmar', 'Burma'],
  ['Viet Nam', 'Vietnam', null],
  ['Czechia', 'Czech Republic', 'Czechia'],
])('who types %j is offered %s first', (typed, name, also) => {
  expect(first(typed)?.name).toBe(name);
  if (also !== null) expect(first(typed)?.also).toBe(also);
});

it('a name that two states bear offers both', () => {
  const names = findListedPlaces('Korea', LIST).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['North Korea', 'South Korea']));
});

it('what is no place offers nothing, and nothing typed the whole list', () => {
  expect(findListedPlaces('Halmaria', LIST)).toEqual([]);
  expect(findListedPlaces(' ', LIST).map(({ name }) => name)).toEqual(LIST);
  expect(findListedPlaces('UK', ['Norway'])).toEqual([]);
});

test.each([
  ['UK', 'United Kingdom'],
  ['türkiye', 'Turkey'],
  ['Republic of Korea', 'South Korea'],
  ['Korea', undefined],
  ['Turk', undefined],
  ['', undefined],
])('the whole name %j is %s', (typed, name) => {
  expect(findNamedPlace(typed, LIST)).toBe(name);
});

it('every name of every place leads to it', () => {
  const lost = KNOWN_PLACES.flatMap(({ name, aliases }) =>
    [name, ...aliases].filter((one) => !findListedPlaces(one, LIST).some((place) => place.name === name)),
  );
  expect(lost).toEqual([]);
});
