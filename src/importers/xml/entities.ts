import { parseFragment } from 'parse5';
import { ISO_GREEK } from './iso-greek.ts';

const found = new Map<string, string | undefined>();

/**
 * The characters behind a named entity, as HTML and the ISO sets of the NLM document types define them, without
 * reading any document type. Undefined for a name that neither knows.
 */
export function findEntity(name: string): string | undefined {
  if (!found.has(name)) found.set(name, ISO_GREEK.get(name) ?? decodeHtmlName(name));
  return found.get(name);
}

function decodeHtmlName(name: string): string | undefined {
  if (!/^[A-Za-z][A-Za-z0-9]{0,40}$/.test(name)) return undefined;
  const node = parseFragment(`&${name};`).childNodes[0];
  const text = node && 'value' in node ? node.value : '';
  // A name that only begins like a known one (`&notit;`) leaves its end, with the semicolon, in the text.
  return text !== '' && (name === 'semi' || !text.includes(';')) ? text : undefined;
}
