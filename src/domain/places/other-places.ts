/** A jurisdiction of documents that has no land code of its own in ISO 3166-1. */
export interface OtherPlace {
  readonly name: string;
  /** A code that is reserved for it (ISO 3166-1) or in use at the patent offices (WIPO ST.3). */
  readonly land?: string;
  readonly aliases?: readonly string[];
  readonly kind: 'territory' | 'organization';
  /** Absent where it is on no one continent. */
  readonly continent?: 'Europe';
}

/** Organisations that make law or treaties, and parts of a state with law of their own. */
export const OTHER_PLACES: readonly OtherPlace[] = [
  {
    name: 'European Union',
    land: 'EU',
    aliases: ['EU', 'European Community', 'EU (European Union)'],
    kind: 'organization',
    continent: 'Europe',
  },
  {
    name: 'European Patent Convention',
    land: 'EP',
    aliases: ['European Patent Organisation'],
    kind: 'organization',
    continent: 'Europe',
  },
  {
    name: 'European Free Trade Association',
    aliases: ['EFTA', 'EFTA (European Free Trade Association)'],
    kind: 'organization',
    continent: 'Europe',
  },
  {
    name: 'Belgium-Luxembourg Economic Union',
    aliases: ['BLEU', 'BLEU (Belgium-Luxembourg Economic Union)', 'Belgo-Luxembourg Economic Union'],
    kind: 'organization',
    continent: 'Europe',
  },
  {
    name: 'Association of South-East Asian Nations',
    aliases: ['ASEAN', 'Association of Southeast Asian Nations', 'ASEAN (Association of South-East Asian Nations)'],
    kind: 'organization',
  },
  { name: 'England and Wales', kind: 'territory', continent: 'Europe' },
  { name: 'Northern Ireland', kind: 'territory', continent: 'Europe' },
  { name: 'Scotland', kind: 'territory', continent: 'Europe' },
];
