import { FORUMS, type Forum, type TreatyTerms } from '#domain/document/treaty-terms.ts';
import type { FieldSource } from '#domain/records/field-source.ts';

const SUNSET = /^(?:[1-9]\d? years?|Term not stated|None)$/u;

/** `forums` and `sunset` of an investment treaty. Throws the source's refusal where either is not allowed. */
export function readTreatyTerms(fields: FieldSource): { readonly treaty?: TreatyTerms } {
  const forums = fields.list('forums').map((name) => readForum(fields, name));
  const sunset = fields.text('sunset');
  if (sunset !== undefined && !SUNSET.test(sunset)) {
    throw fields.refuse(
      'sunset',
      `\`${sunset}\` is not allowed; allowed are \`10 years\`, \`Term not stated\`, \`None\``,
    );
  }
  if (forums.length === 0 && sunset === undefined) return {};
  return { treaty: { forums, ...(sunset === undefined ? {} : { sunset }) } };
}

function readForum(fields: FieldSource, name: string): Forum {
  const found = FORUMS.find((one) => one === name);
  if (found === undefined)
    throw fields.refuse('forums', `\`${name}\` is not allowed; allowed are ${FORUMS.join(', ')}`);
  return found;
}
