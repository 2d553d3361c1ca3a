import type { ValueGroup } from '#domain/edition/edition.ts';
import { CONTINENTS } from './continents.ts';
import { CONVENTIONS } from './conventions.ts';

/** Further names that documents have for a land. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  CI: ["Côte d'Ivoire"],
  CV: ['Cabo Verde'],
  CZ: ['Czechia'],
  GM: ['The Gambia'],
  KR: ['Republic of Korea'],
  TR: ['Türkiye'],
  US: ['United States of America'],
  VN: ['Viet Nam'],
};

/** Organisations that stand among the jurisdictions; all of them are European. */
const ORGANISATIONS: Readonly<Record<string, string>> = {
  EU: 'European Union',
  EP: 'European Patent Convention',
  EFTA: 'European Free Trade Association',
  BLEU: 'Belgium-Luxembourg Economic Union',
};

const NAMES: ReadonlyMap<string, string> = new Map([
  ...CONTINENTS.flatMap(({ lands }) => Object.entries(lands)),
  ...Object.entries(ORGANISATIONS),
]);

/** Africa, Asia, Europe, North America, South America and Oceania (SR-111). */
export const CONTINENT_GROUPS: readonly ValueGroup[] = CONTINENTS.map(({ id, name, lands }) => ({
  facet: 'jurisdiction',
  kind: 'continent',
  id,
  name,
  values: nameLands([...Object.keys(lands), ...(id === 'europe' ? Object.keys(ORGANISATIONS) : [])]),
}));

/** The conventions of industrial property with their parties, found by land code (SR-108). */
export const CONVENTION_GROUPS: readonly ValueGroup[] = CONVENTIONS.map(({ id, name, lands }) => ({
  facet: 'jurisdiction',
  kind: 'convention',
  id,
  name,
  values: nameLands(lands),
}));

/** The names of lands by their codes; throws where a table has a code that no land bears. */
function nameLands(codes: readonly string[]): string[] {
  return codes.flatMap((code) => {
    const name = NAMES.get(code);
    if (name === undefined) throw new Error(`no land has the code ${code}`);
    return [name, ...(OTHER_NAMES[code] ?? [])];
  });
}
