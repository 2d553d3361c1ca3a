const PLAIN = /^[a-z]{3,}$/;
/** Words of two letters that have a plural; others are only themselves: `US` is not what "use" might end up as. */
const SHORT: ReadonlySet<string> = new Set(['ad', 'cd', 'cv', 'go', 'id', 'ip', 'jv', 'mp', 'ox', 'pc', 'tv', 'vp']);

/** Whether English may write a folded word in another number: plain Latin letters, hardly ever fewer than three. */
export function hasNumber(word: string): boolean {
  return PLAIN.test(word) || SHORT.has(word);
}
