import { isLoneWord } from '#domain/words/classify-character.ts';
import { tokenizeText } from '#domain/words/tokenize.ts';

/**
 * The query for the titles that a text has suggestions among (SR-035): those with a word that begins as each of its words
 * does, in any order. The beginning of one letter cannot be searched (`readTerms`), so such a word is left out: it finds
 * a few titles more, never fewer. A text of nothing but single letters asks for them as they are.
 */
export function askBeginnings(text: string): string {
  const { words } = tokenizeText(text);
  const terms = words.flatMap((word) => {
    if (isLoneWord(word)) return [word];
    return Array.from(word).length > 1 ? [`${word}*`] : [];
  });
  return (terms.length > 0 ? terms : words).join(' AND ');
}
