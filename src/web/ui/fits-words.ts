/** Whether every word that was typed stands in one of these texts, whatever the capitals and accents. */
export function fitsWords(typed: string, texts: readonly (string | null)[]): boolean {
  const text = fold(texts.join(' '));
  return fold(typed)
    .split(/\s+/u)
    .every((word) => text.includes(word));
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en');
}
