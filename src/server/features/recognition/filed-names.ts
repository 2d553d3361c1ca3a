import type { FiledName } from '#contract/search.ts';
import { nameTreeStep } from '#domain/indexing/facet-values.ts';
import { listFiledKeys } from '#domain/records/filed-keys.ts';
import type { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import { listOperands } from '#domain/query/list-operands.ts';
import { printQuery } from '#domain/query/print-query.ts';
import type { FiledNames, FiledSearch } from '#server/ports/filed-names.ts';
import type { RecordStore } from '#server/ports/record-store.ts';
import { isQueryTooExpensive, type SearchEngine } from '#server/ports/search-engine.ts';

/** What the library files by under names of its own, the likeliest first; of equal names the first is meant. */
const FILED_BY = [
  'legislation',
  'provision',
  'convention',
  'applicablerules',
  'organization',
  'authority',
  'institution',
  'court',
  'topic',
] as const;
type FiledFacet = (typeof FILED_BY)[number];
/** What kind of record knows further names of the values of a facet. */
const NAMED_BY: Partial<Record<FiledFacet, 'instrument' | 'organization'>> = {
  legislation: 'instrument',
  convention: 'instrument',
  applicablerules: 'instrument',
  organization: 'organization',
  authority: 'organization',
  institution: 'organization',
  court: 'organization',
};
const MOST_VALUES = 20_000;
const MOST_OPERANDS = 8;
const MOST_OFFERED = 3;
/** A longer text is no name. */
const LONGEST_NAME = 200;

/** The values of each facet, by what they are called. */
type ValuesByKey = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

interface Named {
  readonly operand: string;
  readonly rest: string;
  readonly facet: string;
  readonly values: readonly string[];
  readonly request: FiledSearch['request'];
}

/** Finds among the values of filters what a query calls by name. */
export class FiledNamesService implements FiledNames {
  readonly #engine: Pick<SearchEngine, 'search' | 'count' | 'generation'>;
  readonly #known: KnownInstruments;
  readonly #records: Pick<RecordStore, 'listAllNames'>;
  /** By edition: what its facets held in one generation of the index. */
  readonly #kept = new Map<string, { readonly generation: number; readonly values: Promise<ValuesByKey> }>();

  constructor(
    engine: Pick<SearchEngine, 'search' | 'count' | 'generation'>,
    known: KnownInstruments,
    records: Pick<RecordStore, 'listAllNames'>,
  ) {
    this.#engine = engine;
    this.#known = known;
    this.#records = records;
  }

  async offer(search: FiledSearch): Promise<FiledName[]> {
    const named = await this.#listNamed(search);
    if (named.length === 0) return [];
    const counts = await this.#engine.count(named.map(({ request }) => request));
    return named.flatMap(({ operand, rest, facet, values }, index) => {
      const [value = ''] = values;
      // A year behind a comma is how a library tells editions apart; nobody calls the instrument so.
      const label = facet === 'topic' ? nameTreeStep(value) : value.replace(/, (?:1[789]|20)\d\d$/u, '');
      const count = counts[index] ?? 0;
      return count > 0 ? [{ facet, values: [...values], label, count, operand, query: rest }] : [];
    });
  }

  async #listNamed({ edition, mode, text, tree, request }: FiledSearch): Promise<Named[]> {
    const operands = listOperands(tree)
      .slice(0, MOST_OPERANDS)
      .filter(({ node }) => node.length <= LONGEST_NAME)
      .map(({ node, rest }) => ({ operand: unquote(text.slice(node.at, node.at + node.length)), rest }));
    const facets = FILED_BY.filter((facet) => mode.facets.includes(facet));
    if (operands.length === 0 || facets.length === 0) return [];
    const [known, listNames] = await Promise.all([
      this.#valuesOf(edition),
      this.#readOtherNames(operands.map(({ operand }) => operand)),
    ]);
    const named = operands.flatMap(({ operand, rest }): Named[] => {
      for (const facet of facets) {
        const keys = listNames(operand, facet).flatMap((name) => listFiledKeys(name, this.#known));
        const called = keys.map((key) => known.get(facet)?.get(key)).find((each) => each !== undefined);
        const found = called && this.#keepOne(operand, called);
        if (!found) continue;
        // What is narrowed by this filter already is not narrowed by it again.
        if (request.filters.some((filter) => filter.facet === facet)) return [];
        const filters = [...request.filters, { facet, values: found }];
        const asked = { ...request, ...(rest ? { query: rest } : {}), filters };
        return [{ operand, rest: rest ? printQuery(rest) : '', facet, values: found, request: asked }];
      }
      return [];
    });
    return named.slice(0, MOST_OFFERED);
  }

  /** Every name of what an operand calls: the one typed first, then those that records know. */
  async #readOtherNames(operands: readonly string[]): Promise<(operand: string, facet: FiledFacet) => string[]> {
    const [instrument, organization] = await Promise.all([
      this.#records.listAllNames('instrument', operands),
      this.#records.listAllNames('organization', operands),
    ]);
    const others = { instrument, organization };
    return (operand, facet) => {
      const kind = NAMED_BY[facet];
      return [operand, ...((kind && others[kind].get(operand)) ?? [])];
    };
  }

  /** Of several laws of one name that of the year given, else the commonest; undefined where the year is another's. */
  #keepOne(operand: string, values: readonly string[]): readonly string[] | undefined {
    const [asked] = yearsOf(operand);
    const ofYear = values.filter((value) => asked === undefined || (yearsOf(value)[0] ?? asked) === asked);
    const [first] = ofYear;
    if (first === undefined) return undefined;
    const identity = this.#identify(first);
    return ofYear.filter((value) => this.#identify(value) === identity);
  }

  /** The instrument or provision where it is known, else the year. */
  #identify(value: string): string {
    return listFiledKeys(value, this.#known).find((key) => key.startsWith('#')) ?? yearsOf(value).join(' ');
  }

  async #valuesOf(edition: string): Promise<ValuesByKey> {
    const generation = await this.#engine.generation();
    const kept = this.#kept.get(edition);
    if (kept?.generation === generation) return kept.values;
    const values = this.#readValues(edition);
    this.#kept.set(edition, { generation, values });
    values.catch(() => this.#kept.delete(edition));
    return values;
  }

  async #readValues(edition: string): Promise<ValuesByKey> {
    try {
      const answer = await this.#engine.search({
        titleOnly: false,
        scope: [{ facet: 'edition', values: [edition] }],
        filters: [],
        facets: FILED_BY.map((facet) => ({ facet, limit: MOST_VALUES })),
        sort: { field: 'relevant-date', descending: true },
        start: 0,
        size: 0,
        excerpt: false,
      });
      return new Map(answer.facets.map(({ facet, values }) => [facet, this.#groupByKey(facet, values)]));
    } catch (error) {
      if (isQueryTooExpensive(error)) return new Map();
      throw error;
    }
  }

  /** The commonest spelling of a name comes first. */
  #groupByKey(facet: string, values: readonly { readonly value: string }[]): ReadonlyMap<string, readonly string[]> {
    const byKey = new Map<string, string[]>();
    for (const { value } of values) {
      const names = facet === 'topic' ? [value, nameTreeStep(value)] : [value];
      for (const key of new Set(names.flatMap((name) => listFiledKeys(name, this.#known)))) {
        const found = byKey.get(key);
        if (found) found.push(value);
        else byKey.set(key, [value]);
      }
    }
    return byKey;
  }
}

function unquote(operand: string): string {
  return operand.replaceAll(/^=?["“”„‟«»＂]|["“”„‟«»＂]$/gu, '');
}

function yearsOf(name: string): readonly string[] {
  return name.match(/\b(?:1[789]|20)\d\d\b/gu) ?? [];
}
