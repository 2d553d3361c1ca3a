import { isVersusWord } from '#domain/words/spellings.ts';
import { isLoneWord } from '#domain/words/classify-character.ts';
import { joinLoneRuns } from '#domain/query/join-lone-runs.ts';
import { parseQuery } from '#domain/query/parse-query.ts';
import { printQuery } from '#domain/query/print-query.ts';
import type { PhraseNode, QueryNode, TermNode } from '#domain/query/query-tree.ts';

/** Words that say nothing of what a text is about, in the languages that most texts of law are in. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  [
    'a an and are as at be by for from has have in is it its no not of on or that the their this to was were which with',
    'der das dem den des im und oder von zu zum zur',
    'au aux de des du en et la le les ou un une',
    'del el las los y',
  ].flatMap((words) => words.split(' ')),
);
const QUOTED = /(“[^”]*”|"[^"]*")/u;
const SMALL_OPERATOR = /(?<=\s)(?:and|or|not|near\d{0,2})(?=\s)/giu;

/** So many words of a query are asked for; of a pasted passage the longest, which say most. */
const MOST_WORDS = 16;

/** Whether a term is a number, which by itself is in every document and is offered by itself to nobody. */
export function isBareNumber(term: TermNode): boolean {
  return term.kind === 'word' && /^\p{N}+$/u.test(term.word) && !isLoneWord(term.word);
}

/** Whether a term is one letter, as of a provision or of an initial. */
function isLetter(term: TermNode): boolean {
  return term.kind === 'word' && /^[a-z]$/.test(term.word);
}

/** Whether a term carries no meaning of its own: hardly ever what stands in the way. */
export function saysNothing(term: TermNode): boolean {
  return isVersus(term) || (term.kind === 'word' && FUNCTION_WORDS.has(term.word.toLowerCase()));
}

/** Whether a term is what stands between the sides of a case, which no document has to say: the “v” of `CMS v Argentina`. */
export function isVersus(term: TermNode): boolean {
  return term.kind === 'word' && isVersusWord(term.word.toLowerCase());
}

/**
 * The query with operators that were not written in capitals read as operators after all: `market and definition` as
 * `market AND definition`. Undefined where there are none or they would make no query.
 */
export function askOperators(text: string): string | undefined {
  const written = text
    .split(QUOTED)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(SMALL_OPERATOR, (word) => word.toUpperCase())))
    .join('');
  if (written === text) return undefined;
  const parsed = parseQuery(written);
  return parsed.ok && parsed.tree ? printQuery(parsed.tree) : undefined;
}

/**
 * Any of the words of a query that asks for all of them or for them as a phrase, without words that say nothing;
 * undefined for other queries and for fewer than two such words.
 */
export function askAnyWords(text: string): string | undefined {
  const parsed = parseQuery(text);
  const words = parsed.ok && parsed.tree ? listWords(parsed.tree) : undefined;
  if (!words) return undefined;
  const telling = words.filter(
    (word) => word.kind === 'phrase' || !(saysNothing(word) || isBareNumber(word) || isLetter(word)),
  );
  const printed = keepLongest([...new Set(telling.map(printQuery))]);
  return printed.length < 2 ? undefined : printed.join(' OR ');
}

/** Of more words than are asked for, as of a pasted passage, the longest, which say most. */
export function keepLongest<Word extends { readonly length: number }>(words: readonly Word[]): readonly Word[] {
  if (words.length <= MOST_WORDS) return words;
  const longest = new Set(words.toSorted((one, other) => other.length - one.length).slice(0, MOST_WORDS));
  return words.filter((word) => longest.has(word));
}

/** The query without asking for nearness: AND in place of each NEAR. Undefined where it has none. */
export function askAnywhere(tree: QueryNode): string | undefined {
  const apart = takeApart(tree);
  return apart === tree ? undefined : printQuery(apart);
}

/** The same tree where it holds no NEAR. */
function takeApart(node: QueryNode): QueryNode {
  switch (node.kind) {
    case 'near': {
      const sides = [takeApart(node.left), takeApart(node.right)];
      return {
        ...node,
        kind: 'and',
        children: sides.flatMap((side) => (side.kind === 'and' ? side.children : [side])),
      };
    }
    case 'and':
    case 'or': {
      const children = node.children.map(takeApart);
      return children.every((child, index) => child === node.children[index]) ? node : { ...node, children };
    }
    case 'field': {
      const child = takeApart(node.child);
      return child === node.child ? node : { ...node, child };
    }
    case 'not': {
      const keep = takeApart(node.keep);
      return keep === node.keep ? node : { ...node, keep };
    }
    default:
      return node;
  }
}

function listWords(node: QueryNode): readonly (TermNode | PhraseNode)[] | undefined {
  if (node.kind === 'word' || node.kind === 'wildcard') return [node];
  if (node.kind === 'phrase') return joinLoneRuns(node);
  if (node.kind !== 'and') return undefined;
  const lists = node.children.map(listWords);
  return lists.includes(undefined) ? undefined : lists.flatMap((list) => list ?? []);
}
