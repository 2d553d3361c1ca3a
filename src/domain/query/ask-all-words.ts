import { isVersus } from '#domain/query/ask-otherwise.ts';
import { parseQuery } from '#domain/query/parse-query.ts';
import { printQuery } from '#domain/query/print-query.ts';
import type { PhraseNode, QueryNode, TermNode } from '#domain/query/query-tree.ts';

/**
 * The query with its phrases taken apart, so that a document needs all their words, wherever they stand (OP-54):
 * `arbitral seat law` as `arbitral AND seat AND law`. What is written as one word, like `C-123/21`, stays together, and
 * so does what stands inside NEAR. Undefined where that changes nothing.
 */
export function askAllWords(text: string): string | undefined {
  const parsed = parseQuery(text);
  if (!parsed.ok || !parsed.tree) return undefined;
  const changed = takeApart(parsed.tree, text);
  const query = printQuery(changed);
  return query === printQuery(parsed.tree) ? undefined : query;
}

function takeApart(node: QueryNode, text: string): QueryNode {
  if (node.kind === 'near') return node;
  if (node.kind === 'and') {
    const children = node.children.map((child) => takeApart(child, text));
    return { ...node, children: children.flatMap((child) => (child.kind === 'and' ? child.children : [child])) };
  }
  if (node.kind === 'or') return { ...node, children: node.children.map((child) => takeApart(child, text)) };
  if (node.kind === 'field') return { ...node, child: takeApart(node.child, text) };
  if (node.kind === 'not') return { ...node, keep: takeApart(node.keep, text) };
  return node.kind === 'phrase' ? splitPhrase(node, text) : node;
}

/** The words of a phrase; terms that are written together are one. */
export function groupPhrase(phrase: PhraseNode, text: string): readonly (TermNode | PhraseNode)[] {
  const groups: TermNode[][] = [];
  let end = 0;
  for (const term of phrase.terms) {
    const isApart = groups.length === 0 || /\s/.test(text.slice(end, term.at));
    if (isApart) groups.push([term]);
    else groups.at(-1)?.push(term);
    end = term.at + term.length;
  }
  return groups.map((terms) => (terms.length === 1 ? (terms[0] as TermNode) : { ...phrase, terms }));
}

function splitPhrase(phrase: PhraseNode, text: string): QueryNode {
  const groups = groupPhrase(phrase, text);
  if (groups.length < 2) return phrase;
  const children = groups.filter(
    (group, at) => at === 0 || at === groups.length - 1 || group.kind === 'phrase' || !isVersus(group),
  );
  return { kind: 'and', children, at: phrase.at, length: phrase.length };
}
