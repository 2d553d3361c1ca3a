import { isAddressAllowed, isElsewhere } from './outside-address.ts';

/** Fields that start a program or a command, or fetch a text, a picture or data from elsewhere. */
const REACHING: ReadonlySet<string> = new Set([
  'AUTOTEXT',
  'AUTOTEXTLIST',
  'CONTROL',
  'DATA',
  'DATABASE',
  'DDE',
  'DDEAUTO',
  'EMBED',
  'GLOSSARY',
  'HTMLACTIVEX',
  'IMPORT',
  'INCLUDE',
  'INCLUDEPICTURE',
  'INCLUDETEXT',
  'LINK',
  'MACRO',
  'MACROBUTTON',
  'PRINT',
  'RD',
  'SUBSCRIBER',
]);

/** What is said where a name that another field writes may be any name: `{ { QUOTE 68 68 69 } … }`. */
export const OF_ANOTHER_FIELD = 'holds a field whose name is written by another field';

/** Whether what a field was told so far gives its whole name: what another field writes after it is no part of it. */
export function saysItsName(told: string): boolean {
  return /^\s*(?:=|\S+\s)/u.test(told);
}

/** What is wrong with a field by what it is told, in words that go on from “the Word file”; `isMade`: another field writes a part. */
export function findFieldTrouble(told: string, isMade: boolean): string | undefined {
  const name = /^\s*["\\]*([\p{L}]+)/u.exec(told)?.[1]?.toUpperCase() ?? '';
  if (REACHING.has(name)) return `holds a field that starts a program or fetches something from elsewhere (${name})`;
  if (name !== 'HYPERLINK') return undefined;
  if (isMade) return 'holds a link whose address is written by another field (HYPERLINK)';
  // A tip to show and a place within the file are no addresses.
  const addresses = told.replaceAll(/\\[ol]\s*"[^"]*"/giu, ' ');
  const target = [...addresses.matchAll(/"([^"]*)"|(\S+)/gu)]
    .map(([, quoted, plain]) => quoted ?? plain ?? '')
    .find((argument) => isElsewhere(argument) && !isAddressAllowed(argument));
  return target === undefined
    ? undefined
    : `holds a link that leads to no page of the web (HYPERLINK ${target.slice(0, 60)})`;
}
