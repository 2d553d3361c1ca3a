/** Names that no rule shortens rightly: as lists print them -> as the library prints them. */
const NAMES: Readonly<Record<string, string>> = {
  'Argentine Republic': 'Argentina',
  'Czech Republic': 'Czechia',
  'French Republic': 'France',
  'Hellenic Republic': 'Greece',
  'Italian Republic': 'Italy',
  'Lebanese Republic': 'Lebanon',
  'Portuguese Republic': 'Portugal',
  'Swiss Confederation': 'Switzerland',
  'Slovak Republic': 'Slovakia',
  'United Mexican States': 'Mexico',
  'United States of America': 'United States',
  'Democratic Republic of the Congo': 'Democratic Republic of the Congo',
  'Congo, Democratic Republic of the': 'Democratic Republic of the Congo',
  'Korea, Republic of': 'South Korea',
  'Republic of Korea': 'South Korea',
  "Korea, Dem. People's Rep. of": 'North Korea',
  "Lao People's Democratic Republic": 'Laos',
  'Hong Kong, China SAR': 'Hong Kong',
  'Taiwan Province of China': 'Taiwan',
  'The former Yugoslav Republic of Macedonia': 'North Macedonia',
  'Russian Federation': 'Russia',
  'Viet Nam': 'Vietnam',
  'Brunei Darussalam': 'Brunei',
  'Syrian Arab Republic': 'Syria',
  'EU (European Union)': 'European Union',
  'BLEU (Belgium-Luxembourg Economic Union)': 'Belgium-Luxembourg Economic Union',
  'EFTA (European Free Trade Association)': 'European Free Trade Association',
  'ASEAN (Association of South-East Asian Nations)': 'Association of South-East Asian Nations',
};

const FORM_OF_STATE =
  /^(?:(?:the |[A-Z][a-z]+(?:'s)? )*(?:Republic|Kingdom|Sultanate|Principality|State|Commonwealth)) of (?:the )?(?=\p{Lu})/u;

/** The short name of a country that a list gives by its full style: `Kingdom of Spain`, `Iran, Islamic Republic of`. */
export function shortCountryName(name: string): string {
  if (Object.hasOwn(NAMES, name)) return NAMES[name] ?? name;
  const first = name.replace(/ and (?!Herzegovina|Barbuda|Tobago|the Grenadines|Nevis|Principe)\p{Lu}.*$/u, '');
  const turned = /^([^,]+), (?:[\p{Lu}\p{Ll}'. ]+ )?(?:Republic|State|States|Kingdom) of(?: the)?$/u.exec(first)?.[1];
  return turned ?? first.replace(FORM_OF_STATE, '');
}
