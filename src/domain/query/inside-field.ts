import { findField } from '#domain/query/query-field.ts';

/** What is typed in the field search that a text begins and has not ended: `arb` of `title(arb`; else the text itself. */
export function insideField(text: string): string {
  const [, name = '', inside = ''] = /^\s*(\p{L}+)[(:]([^()]*)$/u.exec(text) ?? [];
  return findField(name) ? inside.replaceAll(/^\s*=?["“”]?/gu, '') : text;
}
