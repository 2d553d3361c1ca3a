import { describe, expect, it, test } from 'vitest';
import { isSameName, nameKeyOf } from '../records/name-key.ts';
import { findPlace } from './find-place.ts';
import { KNOWN_PLACES, readPlaces } from './known-places.ts';
import { createStateParty } from '#domain/records/state-party.ts';

/** Names as cases print them -> the place; '' where nobody can be sure. */
const PARTIES: readonly (readonly [name: string, place: string])[] = [
  ['Argentine Republic', 'argentina'],
  ['Republic of Argentina', 'argentina'],
  ['The Argentine Republic', 'argentina'],
  ['ARGENTINA', 'argentina'],
  ['United Mexican States', 'mexico'],
  ['Russian Federation', 'russia'],
  ['The Russian Federation', 'russia'],
  ['Czechia', 'czech-republic'],
  ['Czech Republic', 'czech-republic'],
  ['Slovak Republic', 'slovakia'],
  ['Burma', 'myanmar'],
  ['Republic of the Union of Myanmar', 'myanmar'],
  ['Arab Republic of Egypt', 'egypt'],
  ['Bolivarian Republic of Venezuela', 'venezuela'],
  ['Venezuela, Bolivarian Republic of', 'venezuela'],
  ['Venezuela (Bolivarian Republic of)', 'venezuela'],
  ['Republic of Venezuela', 'venezuela'],
  ['Plurinational State of Bolivia', 'bolivia'],
  ['Oriental Republic of Uruguay', 'uruguay'],
  ['Eastern Republic of Uruguay', 'uruguay'],
  ['Kingdom of Spain', 'spain'],
  ['Hellenic Republic', 'greece'],
  ['Italian Republic', 'italy'],
  ['Portuguese Republic', 'portugal'],
  ['French Republic', 'france'],
  ['Swiss Confederation', 'switzerland'],
  ['Federal Republic of Germany', 'germany'],
  ['Kingdom of the Netherlands', 'netherlands'],
  ['The Netherlands', 'netherlands'],
  ['United Kingdom of Great Britain and Northern Ireland', 'united-kingdom'],
  ['UK', 'united-kingdom'],
  ['U.K.', 'united-kingdom'],
  ['United States of America', 'united-states'],
  ['U.S.A.', 'united-states'],
  ['Republic of Türkiye', 'turkey'],
  ['Turkiye', 'turkey'],
  ['Socialist Republic of Viet Nam', 'vietnam'],
  ["Lao People's Democratic Republic", 'laos'],
  ['Lao People’s Democratic Republic', 'laos'],
  ['Kyrgyz Republic', 'kyrgyzstan'],
  ['Islamic Republic of Iran', 'iran'],
  ['Iran, Islamic Republic of', 'iran'],
  ['Republic of Korea', 'south-korea'],
  ['Korea, Republic of', 'south-korea'],
  ["Democratic People's Republic of Korea", 'north-korea'],
  ["Korea, Dem. People's Rep. of", 'north-korea'],
  ["People's Republic of China", 'china'],
  ['China', 'china'],
  ['Taiwan Province of China', 'taiwan'],
  ['Hong Kong, China SAR', 'hong-kong'],
  ['Macao', 'macau'],
  ['Democratic Republic of the Congo', 'democratic-republic-of-the-congo'],
  ['Zaire', 'democratic-republic-of-the-congo'],
  ["People's Republic of the Congo", 'congo'],
  ['Republic of Congo', 'congo'],
  ['Republic of Guinea', 'guinea'],
  ['Guinea-Bissau', 'guinea-bissau'],
  ['Equatorial Guinea', 'equatorial-guinea'],
  ['Papua New Guinea', 'papua-new-guinea'],
  ["Côte d'Ivoire", 'ivory-coast'],
  ['Republic of Cote d’Ivoire', 'ivory-coast'],
  ['Cabo Verde', 'cape-verde'],
  ['Democratic Socialist Republic of Sri Lanka', 'sri-lanka'],
  ['Ceylon', 'sri-lanka'],
  ['Kingdom of Swaziland', 'eswatini'],
  ['Upper Volta', 'burkina-faso'],
  ['Democratic Republic of Madagascar', 'madagascar'],
  ['United Republic of Cameroon', 'cameroon'],
  ['United Republic of Tanzania', 'tanzania'],
  ['The former Yugoslav Republic of Macedonia', 'north-macedonia'],
  ['Bosnia & Herzegovina', 'bosnia-and-herzegovina'],
  ['Hashemite Kingdom of Jordan', 'jordan'],
  ['State of Israel', 'israel'],
  ['Dominican Republic', 'dominican-republic'],
  ['Commonwealth of Dominica', 'dominica'],
  ['EU (European Union)', 'european-union'],
  ['BLEU (Belgium-Luxembourg Economic Union)', 'belgium-luxembourg-economic-union'],
  ['Congo', ''],
  ['Korea', ''],
  ['Guinea', ''],
  ['Georgia', ''],
  ['State of Georgia', ''],
  ['Jordan', ''],
  ['Ireland', ''],
  ['Republic of China', ''],
  ['Republic of Vietnam', ''],
  ['German Democratic Republic', ''],
  ['Yugoslavia', ''],
  ['Federal Republic of Yugoslavia', ''],
  ['Serbia and Montenegro', ''],
  ['Czechoslovakia', ''],
  ['Union of Soviet Socialist Republics', ''],
  ['United Arab Republic', ''],
  ['Macedonia', ''],
  ['America', ''],
  ['Virgin Islands', ''],
  ['Republic', ''],
  ['Kingdom of', ''],
  ['Government of the Argentine Republic', 'argentina'],
  ['Rep. of Korea', 'south-korea'],
  ['Government of Georgia', ''],
  ['Argentina Holdings', ''],
  ['', ''],
];

const BEARERS = Map.groupBy(
  KNOWN_PLACES.map(createStateParty).flatMap(({ name, aliases, place }) =>
    [name, ...aliases].map((one) => ({ key: nameKeyOf('party', one), name: one, place })),
  ),
  ({ key }) => key,
);

describe('a party', () => {
  test.each(PARTIES)('%j is the state %j, or nobody', (printed, place) => {
    const bearers = BEARERS.get(nameKeyOf('party', printed)) ?? [];
    const same = bearers.filter(({ name }) => isSameName('party', printed, name));
    expect([...new Set(same.map((party) => party.place))]).toEqual(place === '' ? [] : [place]);
  });
});

describe('a value of a list of countries', () => {
  it.each([
    ['Georgia', 'georgia'],
    ['Congo', 'congo'],
    ['Congo, Democratic Republic of the', 'democratic-republic-of-the-congo'],
    ['Jordan', 'jordan'],
    ['Macao, China SAR', 'macau'],
    ['Moldova, Republic of', 'moldova'],
    ['Micronesia, Federated States of', 'micronesia'],
    ['State of Palestine', 'palestine'],
    ['Scotland', 'scotland'],
  ])('%s is %s', (name, place) => {
    expect(findPlace(name)?.id).toBe(place);
  });

  it.each(['Korea', 'Virgin Islands', 'Atlantis', '', '__proto__', 'constructor', '\u0000', ','.repeat(10_000)])(
    '%j is no place',
    (name) => {
      expect(findPlace(name)).toBeUndefined();
    },
  );
});

describe('the places that every library knows', () => {
  it('are those of ISO 3166-1 and more, each with a slug and a land code of its own', () => {
    const lands = KNOWN_PLACES.flatMap(({ land }) => land ?? []);
    expect(lands.filter((land) => !['EU', 'EP', 'XK'].includes(land))).toHaveLength(249);
    expect(new Set(lands).size).toBe(lands.length);
    expect(new Set(KNOWN_PLACES.map(({ id }) => id)).size).toBe(KNOWN_PLACES.length);
    for (const { id } of KNOWN_PLACES) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/u);
    expect(KNOWN_PLACES.filter(({ kind }) => kind === 'state')).toHaveLength(195);
  });

  it('share no name, so that none is told by a guess', () => {
    const keys = KNOWN_PLACES.flatMap(({ name, aliases }) => [name, ...aliases]).map((name) =>
      nameKeyOf('place', name),
    );
    expect(keys).not.toContain('');
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });
});

test.each([
  [{ name: 'Atlantis', kind: 'island' }, 'places.json, Atlantis: “island” is none of state, territory, organization'],
  [{ name: 'Atlantis', kind: 'state', continent: 'Atlantic' }, 'places.json, Atlantis: “Atlantic” is none of Africa'],
  [{ name: 'Norwáy', kind: 'state' }, '"Norwáy" comes twice'],
])('A file of places that holds %j stops the start and says so', (place, words) => {
  expect(() => readPlaces([{ name: 'Norway', kind: 'state' }, place])).toThrow(words);
});
