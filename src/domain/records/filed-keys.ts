import { foldName } from '../document/document-name.ts';
import type { KnownInstruments } from './known-instruments.ts';
import { readRemembered } from './remembered-readings.ts';

const SHORT_WORDS: ReadonlyMap<string, string> = new Map([
  ['art', 'article'],
  ['arts', 'article'],
  ['articles', 'article'],
  ['s', 'section'],
  ['ss', 'section'],
  ['sec', 'section'],
  ['sections', 'section'],
  ['para', 'paragraph'],
  ['paras', 'paragraph'],
  ['paragraphs', 'paragraph'],
]);
const YEAR = /^(?:1[789]|20)\d\d$/;

/**
 * By what a name is known of something that the library files by (OP-164): two names mean the same where they have a key
 * in common. What is read as an instrument or one provision has a key for whatever it is called; any name has one without
 * its year, articles, capitals, accents and signs, in which `art.` is `article`, `s.` `section` and `¶` `paragraph`.
 */
export function listFiledKeys(name: string, known: KnownInstruments): readonly string[] {
  const keys: string[] = [];
  const [reading, more] = readRemembered(name, known);
  if (reading && !more && reading.kind === 'instrument') keys.push(`#${reading.instrument}`);
  if (reading && !more && reading.kind === 'provision' && reading.to === undefined) {
    keys.push(`#${reading.instrument}/${reading.path.join('/')}`);
  }
  const words = foldName(name.replaceAll('¶', ' paragraph ').replaceAll('§', ' section '))
    .split(' ')
    .filter((word) => word !== '' && word !== 'the' && word !== 'of');
  const undated = words.filter((word) => !YEAR.test(word));
  const plain = (undated.length > 0 ? undated : words).map((word) => SHORT_WORDS.get(word) ?? word).join(' ');
  return plain === '' ? keys : [...keys, plain];
}
