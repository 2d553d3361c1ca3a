/** So many numbers may be missing between two paragraphs, where the text has lost one. */
const LOST = 3;

/**
 * A text that was made of a web page with a sign in front of each point that could number a list, `1\. The lamp`, without
 * it where the numbers count up: `100\. The lamp` may be the end of a sentence and stays until `dropEscapes`.
 */
export function countEscapedNumbers(text: string): string {
  let last = 0;
  return text.replaceAll(/^([^\S\n]*)(\d{1,4})\\\.(?=\s)/gmu, (whole, space: string, digits: string) => {
    const number = Number(digits);
    if (number !== 1 && (number <= last || number > last + LOST)) return whole;
    last = number;
    return `${space}${digits}.`;
  });
}

/** The words of a paragraph without such signs. */
export function dropEscapes(words: string): string {
  return words.replace(/^(\d{1,4})\\(?=\.)/u, '$1').replace(/^\\(?=[-+*])/u, '');
}
