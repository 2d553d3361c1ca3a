/** One call as a reader's browser makes it. */
export interface LoadCall {
  readonly path: string;
  readonly body: object;
}

const SEARCH = '/apiv2/documentSearch/search';
const FILTER = '/apiv2/documentSearch/Filter';

/** What readers type: words, phrases, connectors, distances, wildcards, the empty search. */
const QUERIES = [
  'arbitration',
  'tribunal',
  'the',
  'interim measures',
  '"seat of the arbitration"',
  'award AND enforcement',
  'seat OR place OR venue',
  'damages NOT costs',
  'arbitrat* NEAR5 seat',
  'arbitra* NEAR20 (evidence OR hearing)',
  'claim NEAR3 damages',
  '(breach OR violation) NEAR50 (treaty OR contract)',
  'expropriat* AND compensat*',
  'con*',
  'jurisdiction AND (consent OR objection) NOT appeal',
  'patent AND infringement AND licence',
  'public policy',
  'court AND tribunal AND award AND party',
  'wom?n OR m?n',
  '=award',
  'zzyzx',
  '',
];

const FILTERS = [
  [],
  [{ id: 'jurisdiction', filterItems: ['France'] }],
  [{ id: 'contenttype', filterItems: ['Award', 'Case law'] }],
  [{ id: 'topic', filterItems: ['Procedure > Seat'] }],
];

const ORDERS = [{}, { sortBy: 'relevant-date', sortOrder: 'desc' }, { sortBy: 'title', sortOrder: 'asc' }, {}];

/** Call number `turn` of a client: queries, filters, orders and pages in ever other combinations. */
export function createCall(client: number, turn: number): LoadCall {
  const pick = <T>(values: readonly T[], at: number) => values[at % values.length] as T;
  const step = client * 7 + turn;
  const body = {
    q: pick(QUERIES, step),
    filters: pick(FILTERS, Math.floor(step / 3)),
    ...pick(ORDERS, Math.floor(step / 5)),
    start: step % 11 === 0 ? 20 : 0,
    resultsPerPage: 20,
  };
  // A browser asks for filters and hits in the same tick.
  return { path: turn % 2 === 0 ? FILTER : SEARCH, body };
}
