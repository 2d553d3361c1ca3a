/** As the language has it: words of a stem have at least three letters and nothing else in them. */
const HAS_STEM = /^[a-z]{3,}$/;
const WILD = /[*?]/;

/** The words of a term or phrase in canonical spelling that may find others than what is written, each once. */
export function listWideWords(label: string): readonly string[] {
  const words = label.replaceAll('"', '').split(' ');
  return [...new Set(words.filter((word) => HAS_STEM.test(word) || WILD.test(word)))];
}
