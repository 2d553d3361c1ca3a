/**
 * The same data with every text in it without what no format can hold: control characters and halves of characters.
 * Characters for private use, which mean something in one font alone, are marked as signs that are not known. What a
 * reader typed as a title comes this way as well as what a source wrote.
 */
export function cleanTexts<T>(value: T): T {
  if (typeof value === 'string') return cleanText(value) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => cleanTexts(item)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, cleanTexts<unknown>(item)])) as T;
}

function cleanText(text: string): string {
  const readable = text.toWellFormed().replaceAll(/\p{Co}/gu, '\ufffd');
  // oxlint-disable-next-line no-control-regex -- these are the characters that XML refuses
  return readable.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}
