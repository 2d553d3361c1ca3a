import { expect, it, test } from 'vitest';
import { nameAddressPlaces, nameFilterPlaces } from './name-filter-places.ts';

test.each([
  ['jurisdiction', ['Türkiye'], ['Turkey']],
  ['jurisdiction', ['Czechia', 'Czech Republic', 'Norway'], ['Czech Republic', 'Norway']],
  ['nationality', ['Republic of Korea', 'UK'], ['South Korea', 'United Kingdom']],
  ['jurisdiction', ['Halmaria', '*europe', 'Korea'], ['Halmaria', '*europe', 'Korea']],
  ['court', ['Türkiye'], ['Türkiye']],
  ['party', ['Türkiye'], ['Türkiye']],
])('of the filter %s, %j means %j', (facet, values, named) => {
  expect(nameFilterPlaces({ facet }, values)).toEqual(named);
});

it('the parties of investment treaties are states, by the names of the library', () => {
  expect(nameFilterPlaces({ facet: 'party', mode: 'bits' }, ["Côte d'Ivoire"])).toEqual(['Ivory Coast']);
});

test.each([
  ['/search?q=seat&jurisdiction=T%C3%BCrkiye&start=10', '/search?q=seat&jurisdiction=Turkey&start=10'],
  ['/search?jurisdiction=Czechia&jurisdiction.op=and', '/search?jurisdiction=Czech+Republic&jurisdiction.op=and'],
  ['/bits?party=UK&jurisdiction=Viet+Nam', '/bits?party=United+Kingdom&jurisdiction=Vietnam'],
])('the address %s is %s', (address, named) => {
  expect(nameAddressPlaces(address)).toBe(named);
  expect(nameAddressPlaces(named)).toBe(named);
});

test.each([
  '/search?q=T%C3%BCrkiye',
  '/search?party=UK',
  '/search?jurisdiction=Norway',
  '/search?jurisdiction=%E0%A4%A',
  '/search',
  '//elsewhere.example/search?jurisdiction=UK',
  '/\\elsewhere.example?jurisdiction=UK',
  'https://elsewhere.example/search?jurisdiction=UK',
  '',
])('the address %j stays as it is', (address) => {
  expect(nameAddressPlaces(address)).toBe(address);
});
