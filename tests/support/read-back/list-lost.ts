import { followWords } from './follow-words.ts';
import type { ShownText } from './read-screen.ts';

/** So much of a text is found again; of a short one all but a word that its page divides, and the one beside it. */
const LEAST = 0.999;
const DIVIDED = 2;
/** A page of notes, or the head and foot of a page, may come between two words of a text. */
const PAGE = 900;
/** So many of the first words say where a text begins; more where it begins with its title, which the contents have, too. */
const HEADS = [10, 6];

/** What a program does not give back of texts in their order, and of their notes in theirs; a line for each text. */
export function listLost(shown: readonly ShownText[], output: readonly string[]): string[] {
  const lost: string[] = [];
  let at = 0;
  for (const { id, text, spanned, notes } of shown) {
    const there = new Set(output);
    const gone = spanned.filter((word) => !there.has(word) && followWords([word], output, output.length).found === 0);
    if (gone.length > 0) lost.push(`${id}, in tables: ${gone.join(' ')}`);
    // Its title page and the contents come between the texts.
    const begins = findBeginning(text, output, at);
    // What is looked for apart stands between the others.
    const { found, missing } = followWords(text, output.slice(begins), PAGE + spanned.length);
    if (found < Math.min(text.length * LEAST, text.length - DIVIDED))
      lost.push(`${id}: ${found} of ${text.length}, ${missing.slice(0, 5).join('; ')}`);
    at = begins;
    let after = begins;
    for (const note of notes) {
      after = findBeginning(note, output, after);
      const { found: again, missing: others } = followWords(note, output.slice(after), PAGE);
      if (again < note.length) lost.push(`${id}, note: ${again} of ${note.length}, ${others.slice(0, 5).join('; ')}`);
    }
  }
  return lost;
}

/** Where words begin: the first place at which the first of them follow each other. */
function findBeginning(words: readonly string[], output: readonly string[], from: number): number {
  for (const size of HEADS) {
    const head = words.slice(0, size);
    for (let at = from; at < output.length; at += 1) {
      if (head.every((word, index) => output[at + index] === word)) return at;
    }
  }
  return from;
}
