/** Where in a judgment something stands, after its name: `, [34]`, ` at 12`, `, paras 12-14`. */
const PINPOINT =
  /(?:,\s?|\s)(?!\d)(?:at\s)?(?:(?:pp?|paras?|paragraphs?|[¶§]{1,2})\.?\s?)?\[?\d{1,4}\]?(?:\s?(?:[-–,]|and)\s?\[?\d{1,4}\]?){0,5}\s?$/iu;

/** A citation or name without the page or paragraph at its end. */
export function dropPinpoint(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').replace(PINPOINT, '');
}
