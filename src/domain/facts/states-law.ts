import type { DocumentRecord } from '../document/document.ts';

/** Documents in words of the library's own that say what the law is, by what they are filed as. */
export const ABOUT_LAW: ReadonlySet<string> = new Set([
  'Country overview',
  'Manual IP chapter',
  'Merger thresholds',
  'Practical insight',
  'Quick answers',
  'Study note',
  'Bilateral Investment Treaty',
  'Convention',
  'Legislation',
  'Rules',
  'Treaty provision',
  'Treaty with investment provisions',
]);

/** An amount of money, a period of time, a share, since when something holds; who is bound, and with what reservation. */
const FIGURES = [
  /(?:\b(?:[A-Z]{3}|Rs)|[€£$¥])\s?\d/u,
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|twenty|thirty|sixty|ninety)(?:[- ](?:working|calendar|business))?[- ](?:day|week|month|year)s?\b/iu,
  /\b\d+(?:[.,]\d+)?(?:\s?%| per cent)/u,
  /\b(?:in force|entered into force|acceded|ratified)\b[^.]{0,40}\d{4}/iu,
  /\bsince (?:\d{1,2} )?(?:[A-Z][a-z]+ )?\d{4}\b/u,
  /\b(?:part(?:y|ies)|signator(?:y|ies)|members?|bound)\b[^.\n]{0,30}\b(?:to|of|by) (?:the )?[A-Z][\w ]*(?:Convention|Treaty|Protocol|Agreement|Union)\b/u,
  /\breservations?\b/iu,
];
const SAYS_SO = /^(?:sources?|not checked\b.*)$/imu;

/** What of a document tells whether its statements of law can be traced. */
export interface Statement extends Pick<DocumentRecord, 'type' | 'officialText'> {
  /** Its text, a block a line. */
  readonly text: string;
}

/**
 * Whether a document states figures or dates of law and names neither where they were read, in a section 'Sources' or as
 * its official text, nor that they were not checked (OP-186).
 */
export function isUnsourced({ type, officialText, text }: Statement): boolean {
  return (
    ABOUT_LAW.has(type) &&
    officialText === undefined &&
    FIGURES.some((figure) => figure.test(text)) &&
    !SAYS_SO.test(text)
  );
}
