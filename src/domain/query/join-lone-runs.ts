import { isLoneWord } from '#domain/words/classify-character.ts';
import type { PhraseNode, TermNode } from '#domain/query/query-tree.ts';

/**
 * The words of a phrase as a reader thinks of them: characters that are each a word, as in Chinese, stay together where
 * they were typed together (`仲裁 条款` is two). To leave one of them out, or to ask for any of them, means nothing.
 */
export function joinLoneRuns(phrase: PhraseNode): readonly (TermNode | PhraseNode)[] {
  const runs: [TermNode, ...TermNode[]][] = [];
  for (const term of phrase.terms) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && isLone(last) && isLone(term) && last.at + last.length === term.at) run.push(term);
    else runs.push([term]);
  }
  return runs.map((terms) => (terms.length === 1 ? terms[0] : { ...phrase, terms }));
}

function isLone(term: TermNode): boolean {
  return term.kind === 'word' && isLoneWord(term.word);
}
