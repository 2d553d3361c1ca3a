import { hasNumber } from '#domain/words/has-number.ts';

const WILD = /[*?]/;

/** The words of a term or phrase in canonical spelling that may find others than what is written, each once. */
export function listWideWords(label: string): readonly string[] {
  const words = label.replaceAll('"', '').split(' ');
  return [...new Set(words.filter((word) => hasNumber(word) || WILD.test(word)))];
}
