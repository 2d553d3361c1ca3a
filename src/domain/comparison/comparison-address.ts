/** What a page of the comparison shows, all of which its address says. */
export interface ComparisonState {
  /** Ids of topics, as chosen. */
  readonly topics: readonly string[];
  /** Ids of columns, in the order in which they stand. */
  readonly places: readonly string[];
  /** Of these the ones that stay in sight beside the topics. */
  readonly pinned: readonly string[];
  /** Whether what differs is marked; off unless the reader wants it (OP-145). */
  readonly differences: boolean;
  /** Whether the reader's own notes stand in a column of their own. */
  readonly notes: boolean;
  /** The matrix of that day (`yyyy-mm-dd`); '' for today. */
  readonly asOf: string;
  /** What changed since that day is marked; '' for nothing. */
  readonly since: string;
  /** The version of the library that is shown, of what was cited; undefined for the newest. */
  readonly version: number | undefined;
  /** Topics and places are still being chosen, although there are some of both. */
  readonly isChoosing: boolean;
}

export const EMPTY_COMPARISON: ComparisonState = {
  topics: [],
  places: [],
  pinned: [],
  differences: false,
  notes: false,
  asOf: '',
  since: '',
  version: undefined,
  isChoosing: false,
};

/** The state as the query of an address, `?topics=seat,costs&places=de,fr`; empty where nothing is chosen. */
export function printComparisonQuery(state: ComparisonState): string {
  const { topics, places, pinned, differences, notes, asOf, since, version, isChoosing } = state;
  const pairs: (readonly [string, string])[] = [
    ['topics', printList(topics)],
    ['places', printList(places)],
    ['pinned', printList(pinned.filter((id) => places.includes(id)))],
    ['differences', differences ? 'on' : ''],
    ['notes', notes ? 'on' : ''],
    ['asof', asOf],
    ['since', since],
    ['v', version === undefined ? '' : String(version)],
    ['choose', isChoosing && topics.length > 0 && places.length > 0 ? 'on' : ''],
  ];
  const said = pairs.filter(([, value]) => value !== '').map(([name, value]) => `${name}=${value}`);
  return said.length === 0 ? '' : `?${said.join('&')}`;
}

/** The way back; `parameters` are those of the address, decoded. What they say in another form is left out. */
export function readComparisonQuery(parameters: { get(name: string): string | null }): ComparisonState {
  const places = readList(parameters.get('places'));
  const version = parameters.get('v') ?? '';
  return {
    topics: readList(parameters.get('topics')),
    places,
    pinned: readList(parameters.get('pinned')).filter((id) => places.includes(id)),
    differences: parameters.get('differences') === 'on',
    notes: parameters.get('notes') === 'on',
    asOf: readDay(parameters.get('asof')),
    since: readDay(parameters.get('since')),
    version: /^[1-9]\d{0,8}$/u.test(version) ? Number(version) : undefined,
    isChoosing: parameters.get('choose') === 'on',
  };
}

/** What an address says of days and versions that cannot be taken so, in words: nothing that was cited goes unsaid. */
export function describeMisread(parameters: { get(name: string): string | null }): readonly string[] {
  const [asOf, since, version] = ['asof', 'since', 'v'].map((name) => parameters.get(name) ?? '');
  const state = readComparisonQuery(parameters);
  return [
    ...(asOf && state.asOf === '' ? [`“${asOf}” is no day, so no day was chosen for the answers.`] : []),
    ...(since && state.since === '' ? [`“${since}” is no day, so no changes since then are marked.`] : []),
    ...(version && state.version === undefined
      ? [`“${version}” is no version of the library; these are its answers of now.`]
      : []),
  ];
}

/** Commas keep ids apart and stay as they are. */
function printList(ids: readonly string[]): string {
  return ids.map((id) => encodeURIComponent(id)).join(',');
}

function readList(value: string | null): string[] {
  const ids = (value ?? '').split(',').map((id) => id.trim());
  return [...new Set(ids.filter((id) => id !== ''))];
}

function readDay(value: string | null): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/u.exec(value ?? '') ?? [];
  if (year === undefined) return '';
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.toISOString().startsWith(value ?? ' ') ? (value ?? '') : '';
}
