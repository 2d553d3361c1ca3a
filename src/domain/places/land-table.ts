export const CONTINENTS = ['Africa', 'Asia', 'Europe', 'North America', 'South America', 'Oceania'] as const;

export type Continent = (typeof CONTINENTS)[number];

/** Land code -> names: that of the library first, then the official one, former and other ones. */
type Lands = Readonly<Record<string, readonly [name: string, ...aliases: string[]]>>;

/**
 * The lands of a continent, as the United Nations count them but for Cyprus, a member state of the European Union.
 * Codes and official names are those of ISO 3166-1 (Debian's iso-codes, read in November 2026); `XK` is the code in use
 * for Kosovo, which has none there. States are members and observers of the United Nations.
 */
export interface LandTable {
  readonly continent?: Continent;
  readonly states: Lands;
  readonly territories: Lands;
}
