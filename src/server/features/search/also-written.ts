import type { AlsoWritten } from '#contract/search.ts';
import type { Forms } from '#domain/words/forms.ts';
import { listTerms } from '#domain/query/list-terms.ts';
import { mapLeaves } from '#domain/query/map-leaves.ts';
import { listOtherWritings } from '#domain/query/other-writings.ts';
import { printQuery } from '#domain/query/print-query.ts';
import type { OrNode, PhraseNode, QueryNode, TermOrPhrase, WordNode } from '#domain/query/query-tree.ts';
import { withForms } from '#domain/query/related-forms.ts';
import type { PrintedWords } from '#server/asking/printed-words.ts';
import type { CountRequest, SearchEngine } from '#server/ports/search-engine.ts';

/** Terms of a query that are looked at, and ways to write them that are offered. */
const MOST_TERMS = 4;
const MOST_OFFERED = 4;
/** What a word is without a place in the query. */
const PLACE = { at: 0, length: 0 } as const;

/** A search by words, as it was read and planned. */
interface WrittenSearch {
  readonly tree: QueryNode;
  readonly forms: Forms;
  /** All of the search but its words. */
  readonly request: Omit<CountRequest, 'query'>;
  /** What it finds. */
  readonly total: number;
}

/** Finds out which other ways to write the words of a search are in documents that it would find beside. */
export class OtherWritings {
  readonly #engine: Pick<SearchEngine, 'count'>;
  readonly #printed: Pick<PrintedWords, 'print'>;

  constructor(engine: Pick<SearchEngine, 'count'>, printed: Pick<PrintedWords, 'print'>) {
    this.#engine = engine;
    this.#printed = printed;
  }

  /** The search with the other ways of writing its words that it would find something by; null where there are none. */
  async offer({ tree, forms, request, total }: WrittenSearch): Promise<AlsoWritten | null> {
    const written = listTerms(tree)
      .slice(0, MOST_TERMS)
      .flatMap((leaf) => listOtherWritings(leaf).map((words) => ({ leaf, node: writeNode(words) })));
    const count = async (query: QueryNode) => {
      const [found] = await this.#engine.count([{ ...request, query: withForms(query, forms) }]);
      return found ?? 0;
    };
    // Hardly any of them is a word of the library, so that one question is enough for most searches.
    if (written.length === 0 || (await count(anyOf(written.map(({ node }) => node)))) === 0) return null;
    const held: typeof written = [];
    for (const each of written) {
      if (held.length < MOST_OFFERED && (await count(each.node)) > 0) held.push(each);
    }
    const widened = mapLeaves(tree, (leaf) => {
      const others = held.filter((each) => printQuery(each.leaf) === printQuery(leaf)).map(({ node }) => node);
      return others.length === 0 ? leaf : anyOf([leaf, ...others]);
    });
    const found = await count(widened);
    if (found <= total) return null;
    const words = await Promise.all(held.map(({ node }) => this.#printed.print(node, request)));
    return { words, query: printQuery(widened), count: found };
  }
}

function anyOf(children: readonly QueryNode[]): QueryNode {
  const [only] = children;
  return children.length === 1 && only ? only : ({ kind: 'or', children, ...PLACE } satisfies OrNode);
}

function writeNode(words: readonly string[]): TermOrPhrase {
  const terms = words.map((word): WordNode => ({ kind: 'word', word, exact: false, ...PLACE }));
  const [only] = terms;
  return terms.length === 1 && only ? only : ({ kind: 'phrase', terms, ...PLACE } satisfies PhraseNode);
}
