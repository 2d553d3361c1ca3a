import { describe, expect, test } from 'vitest';
import { KNOWN_PLACES } from './known-places.ts';
import { listPartyPlaceNames, listPlacesMeant, listShortNames } from './party-names.ts';

describe('a state as a party to a case', () => {
  test.each([
    ['Argentina', 'Argentine Republic'],
    ['Argentine Republic', 'Argentina'],
    ['The Republic of Argentina', 'Argentine Republic'],
    ['Venezuela', 'Bolivarian Republic of Venezuela'],
    ['Russia', 'Russian Federation'],
    ['Korea', 'Republic of Korea'],
    ['Congo', "People's Republic of the Congo"],
    ['Congo', 'Democratic Republic of the Congo'],
    ['US', 'United States of America'],
    ['U.S.', 'United States'],
    ['USA', 'United States of America'],
    ['UK', 'United Kingdom of Great Britain and Northern Ireland'],
    ['Government of Ghana', 'Republic of Ghana'],
    ['Government of the Argentine Republic', 'Argentina'],
    ['Turkey', 'Republic of Türkiye'],
    ['Côte d’Ivoire', 'Ivory Coast'],
    ['Georgia', 'Georgia'],
    ['Jordan', 'Hashemite Kingdom of Jordan'],
    ['Macedonia', 'The former Yugoslav Republic of Macedonia'],
    ['EU', 'European Union'],
  ])('%s is also called %s', (asked, expected) => {
    expect(listPartyPlaceNames(asked)).toContain(expected);
  });

  test.each(['Argentina Holdings', 'Siemens', 'Republic', 'Government of', '', '__proto__'])(
    '%j is no state',
    (asked) => {
      expect(listPartyPlaceNames(asked)).toEqual([]);
    },
  );

  test('is found by every name in the table of places', () => {
    const unknown = KNOWN_PLACES.flatMap(({ name, aliases }) =>
      [name, ...aliases].filter((one) => !listPartyPlaceNames(one).includes(name)),
    );
    expect(unknown).toEqual([]);
  });
});

describe('the short name of a state', () => {
  test.each([
    ['Argentine Republic', ['Argentina']],
    ['Slovak Republic', ['Slovakia']],
    ['United States of America', ['USA']],
    ['United Mexican States', ['Mexico']],
    ['Republic of Türkiye', ['Turkey']],
    ['Government of the Argentine Republic', ['Argentina']],
  ])('of %s is %j', (party, names) => {
    expect(listShortNames(party)).toEqual(names);
  });

  test.each(['Argentina', 'Republic of Chile', 'Bolivarian Republic of Venezuela', 'Siemens A.G.', 'Congo'])(
    '%s says it itself, or is none',
    (party) => {
      expect(listShortNames(party)).toEqual([]);
    },
  );
});

test.each([
  ['Korea', ['South Korea', 'North Korea']],
  ['Republic of Korea', ['South Korea']],
  ['Congo', ['Congo']],
  ['Congo, Democratic Republic of the', ['Democratic Republic of the Congo']],
  ['UK', ['United Kingdom']],
  ['Halmaria', ['Halmaria']],
])('where a state is asked for, %s means %j', (name, places) => {
  expect(listPlacesMeant(name).toSorted()).toEqual(places.toSorted());
});
