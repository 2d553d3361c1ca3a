import { isLikeHeading } from './is-like-heading.ts';
import type { PaperBlock, PaperParagraph } from './paper.ts';
import { textOfRuns } from './text-of-runs.ts';

/** A longer text fills lines of its own. */
const SHORT = 100;
/** A shorter one may be an entry of a list like the one before it. */
const LONG = 150;
const CLOSED = /[.;,!?…:—–-][\s"”’»)\]]*$/u;
const OPENS = /[:—–][\s\u2060]*$/u;

/**
 * Whether a paragraph belongs to what follows it, so that it must not be the last on a page: what looks like a heading, a
 * short line that opens a list, also without a colon (“Zulässig sind”), and a short text without a closing sign below a
 * heading or above a long paragraph, as sources write the headings that they mark as nothing else.
 */
export function leadsOn(
  paragraph: PaperParagraph,
  before: PaperBlock | undefined,
  after: PaperBlock | undefined,
): boolean {
  if (after === undefined) return false;
  if (isLikeHeading(paragraph)) return true;
  if (paragraph.role === 'preformatted' || paragraph.role === 'quote') return false;
  const text = textOfRuns(paragraph.runs).trim();
  if (text === '' || text.length > SHORT) return false;
  if (OPENS.test(text)) return true;
  if (CLOSED.test(text)) return false;
  if (before?.kind === 'heading') return true;
  // A sentence that goes on in the steps below it, or a heading that is marked as nothing else.
  return after.kind === 'paragraph' && (after.depth > paragraph.depth || textOfRuns(after.runs).length > LONG);
}
