const BEYOND_BASIC_PLANE = /[\ud800-\udfff]/;

/** Whether a folded word fits a folded pattern: `*` any run of characters, none included; `?` exactly one. */
export function matchesWildcard(pattern: string, word: string): boolean {
  if (BEYOND_BASIC_PLANE.test(word)) return fits(Array.from(pattern), Array.from(word));
  return fits(pattern, word);
}

/** Goes back to the last `*` only, which is enough, so the time is at most pattern times word. */
function fits(pattern: ArrayLike<string>, word: ArrayLike<string>): boolean {
  let inPattern = 0;
  let inWord = 0;
  let star = -1;
  let afterStar = 0;
  while (inWord < word.length) {
    const wanted = pattern[inPattern];
    if (wanted === '*') {
      star = inPattern++;
      afterStar = inWord;
    } else if (wanted === '?' || (wanted !== undefined && wanted === word[inWord])) {
      inPattern++;
      inWord++;
    } else if (star >= 0) {
      inPattern = star + 1;
      inWord = ++afterStar;
    } else {
      return false;
    }
  }
  while (pattern[inPattern] === '*') inPattern++;
  return inPattern === pattern.length;
}
