import { detectLanguage } from '../reading/detect-language.ts';

/** A heading of the text with the lines up to the next heading. */
export interface TreatySection {
  /** Number signs before the heading, 0 for text before the first heading. */
  readonly marks: number;
  readonly heading: string;
  readonly lines: readonly string[];
  readonly language: string;
  /** Whether this section opens a language version with the treaty's title. */
  readonly isTitle: boolean;
}

export interface TreatyText {
  /** The title of the collection, in Dutch. */
  readonly collectionTitle: string;
  readonly sections: readonly TreatySection[];
  /** In the order in which they first appear. */
  readonly languages: readonly string[];
}

const HEADING_LANGUAGES: readonly (readonly [RegExp, string])[] = [
  [/^(article|part|chapter|section|annex)\b/i, 'en'],
  [/^(artikel|deel|hoofdstuk|afdeling|bijlage)\b/i, 'nl'],
];

/** Splits a treaty in the laws-markdown form at its headings and finds the language of each section. */
export function splitTreatySections(text: string): TreatyText {
  const lines = text.replace(/^\s*<meta[^>]*>/, '').split('\n');
  const titleLine = lines.findIndex((line) => /^##[^#]/.test(line));
  const collectionTitle = (lines[titleLine] ?? '').replace(/^#+\s*/, '').trim();
  const raw: { marks: number; heading: string; lines: string[] }[] = [{ marks: 0, heading: '', lines: [] }];
  for (const line of lines.slice(titleLine + 1)) {
    const heading = /^(#{2,6})(.*)$/.exec(line);
    if (heading) raw.push({ marks: heading[1]?.length ?? 3, heading: heading[2]?.trim() ?? '', lines: [] });
    else raw.at(-1)?.lines.push(line);
  }
  let language = 'nl';
  let seenTitle = false;
  const sections = raw
    .filter((section) => section.marks > 0 || section.lines.some((line) => line.trim() !== ''))
    .map((section): TreatySection => {
      language = sectionLanguage(section.heading, section.lines, language);
      const isTitle = section.marks >= 4 && (!seenTitle || isSameTitle(section.heading, collectionTitle));
      seenTitle ||= isTitle;
      return { ...section, language, isTitle };
    });
  return { collectionTitle, sections, languages: [...new Set(sections.map((section) => section.language))] };
}

function sectionLanguage(heading: string, lines: readonly string[], current: string): string {
  const text = lines.filter((line) => !isEditorialNote(line)).join('\n');
  const found = detectLanguage(`${heading}\n${text}`);
  if (found !== undefined) return found;
  return HEADING_LANGUAGES.find(([pattern]) => pattern.test(heading))?.[1] ?? current;
}

/** The collection's own remark, in Dutch inside every version: the treaty enters into force at a date to be set. */
export function isEditorialNote(line: string): boolean {
  return /^treedt in werking op een nader te bepalen tijdstip\s*$/i.test(line.trim());
}

/** Titles of one treaty differ in a hyphen, a full stop or a word or two. */
export function isSameTitle(a: string, b: string): boolean {
  if (squeeze(a) === squeeze(b)) return true;
  const first = new Set(wordsOf(a));
  const second = new Set(wordsOf(b));
  const shared = [...first].filter((word) => second.has(word)).length;
  return first.size > 4 && shared / Math.max(first.size, second.size) >= 0.8;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function squeeze(text: string): string {
  return wordsOf(text).join('');
}
