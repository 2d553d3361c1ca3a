const EAST_ASIAN = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]+$/u;

/** A name as it is printed: `Ingrid Solheim`; in Chinese, Japanese and Korean letters the family name first, joined: `陈慧敏`. */
export function joinName(firstName: string, lastName: string): string {
  if (EAST_ASIAN.test(firstName) && EAST_ASIAN.test(lastName)) return `${lastName}${firstName}`;
  return `${firstName} ${lastName}`.trim();
}
