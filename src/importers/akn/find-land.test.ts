import { expect, test } from 'vitest';
import { findLand } from './find-land.ts';

test.each([
  ['http://publications.europa.eu/resource/authority/country/LUX', 'Luxembourg'],
  ['http://publications.europa.eu/resource/authority/country/AUT', 'Austria'],
  ['za', 'South Africa'],
  ['GB-UKM', 'United Kingdom'],
  ['UK', 'United Kingdom'],
  ['EL', 'Greece'],
  ['http://publications.europa.eu/resource/authority/country/EUR', 'European Union'],
  ['CHE', 'Switzerland'],
])('the code %s is that of %s', (code, name) => {
  expect(findLand(code)).toBe(name);
});

test.each([
  'http://publications.europa.eu/resource/authority/country/OP_DATPRO',
  'http://publications.europa.eu/resource/authority/country/',
  'https://example.org/lu/authority/country/XYZ',
  'Haiti and others',
  'XX',
  '',
  undefined,
])('%s, which is no code of a land, gives none, and no neighbour (OP-195)', (code) => {
  expect(findLand(code)).toBeUndefined();
});
