/** Words of which rules on merger thresholds are made; what a rule says beyond them is unknown, and never false. */

/** Measures that a leaf of a rule may name. */
export const MEASURES = [
  'turnover',
  'retail turnover',
  'assets',
  'turnover or assets',
  'share',
  'share of own EU turnover',
  'value',
  'interest acquired',
  'votes held after the deal',
  'assets or capital accumulated',
] as const;

/** Measures that are sums of money. */
export const MEASURES_OF_MONEY: ReadonlySet<string> = new Set([
  'turnover',
  'retail turnover',
  'assets',
  'turnover or assets',
  'value',
  'assets or capital accumulated',
]);

/** All parties added. */
export const COMBINED: ReadonlySet<string> = new Set(['combined', 'combined with affiliates', 'group']);
/** The sum of all parties, or any one of them. */
export const JOINTLY: ReadonlySet<string> = new Set([
  'parties jointly or separately',
  'combined or any party',
  'any party or jointly',
]);
/** The share of all parties, to which more than one contributes. */
export const INCREASED: ReadonlySet<string> = new Set([
  'combined, with an increment',
  'acquired or increased',
  'acquired, created or increased',
]);
/** Any party by itself. */
export const ANY_PARTY: ReadonlySet<string> = new Set([
  'one',
  'another',
  'any party',
  'one group',
  'another group',
  'one party',
  'same party',
  'an independent party',
  // The leaf of an exception that one party alone meets; whether it is the only one is asked by the node around it.
  'only one',
]);
export const TARGET: ReadonlySet<string> = new Set(['target', 'target with subsidiaries']);
export const ACQUIRER: ReadonlySet<string> = new Set(['acquirer', 'acquirer group']);

export const COMPARES = ['>', '>=', '<', '<='] as const;

export type Compare = (typeof COMPARES)[number];

/** What a node of a rule may be. */
export const OPS = ['all', 'any', 'not', 'unless', 'distinct', 'sameParty', 'onlyOne', 'memberStates'] as const;

/** Territories of Article L. 430-2 III of the French Commercial Code. */
export const OVERSEAS: readonly string[] = ['GP', 'MQ', 'GF', 'RE', 'YT', 'WF', 'BL', 'MF', 'PM'];
