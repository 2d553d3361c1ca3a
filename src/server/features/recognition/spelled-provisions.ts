import type { SpelledProvision } from '#contract/search.ts';
import type { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import { nameProvision } from '#domain/provisions/provision-label.ts';
import { spellProvision } from '#domain/provisions/spell-provision.ts';
import { listOperands } from '#domain/query/list-operands.ts';
import { parseQuery } from '#domain/query/parse-query.ts';
import type { FiledSearch } from '#server/ports/filed-names.ts';
import type { ProvisionSpellings } from '#server/ports/provision-spellings.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';
import { readOneProvision } from '#server/asking/read-one-provision.ts';

const MOST_OPERANDS = 8;

/** Finds among the words of a query a provision, and counts what names it in any spelling. */
export class SpelledProvisions implements ProvisionSpellings {
  readonly #engine: Pick<SearchEngine, 'count'>;
  readonly #known: KnownInstruments;

  constructor(engine: Pick<SearchEngine, 'count'>, known: KnownInstruments) {
    this.#engine = engine;
    this.#known = known;
  }

  async spell({ text, tree, request }: FiledSearch): Promise<SpelledProvision | undefined> {
    for (const { node, rest } of listOperands(tree).slice(0, MOST_OPERANDS)) {
      const operand = text.slice(node.at, node.at + node.length).replaceAll(/^["“”„«»]|["“”„«»]$/gu, '');
      const provision = readOneProvision(operand, this.#known);
      const instrument = provision && this.#known.find(provision.instrument);
      if (!provision || !instrument) continue;
      const spelled = spellProvision(provision.steps, instrument, this.#known.listRuled(instrument.id));
      const query = rest ? `${text.slice(0, node.at)}(${spelled})${text.slice(node.at + node.length)}` : spelled;
      const parsed = parseQuery(query);
      if (!parsed.ok || !parsed.tree) continue;
      const [count] = await this.#engine.count([{ ...request, query: parsed.tree }]);
      const label = nameProvision(provision.steps, instrument);
      return { label, operand, query, count: count ?? 0 };
    }
    return undefined;
  }
}
