import type { Reader } from '#domain/access/reader.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { UsageItem, UsageRecorder } from '#server/ports/usage-recorder.ts';

/** What was shown: a request where the text was given, an investigation where only its surroundings were. */
export interface Shown extends UsageItem {
  readonly kind: 'request' | 'investigation';
}

/** Where the reader was, and what was clicked there; the page of the item where only the place is said. */
export type Clicked = string | { readonly place: string; readonly link: string };

/**
 * Answers with `open` and counts what it showed. A closed document is counted as turned away, and as looked at, since
 * its record was shown (COUNTER 5.1: No_License, Total_Item_Investigations).
 */
export async function countReading<Answer>(
  usage: UsageRecorder,
  reader: Reader,
  clicked: Clicked,
  open: () => Promise<Answer>,
  describe: (answer: Answer) => Shown | undefined,
): Promise<Answer> {
  const answer = await countRefused(usage, reader, clicked, open);
  const shown = describe(answer);
  if (shown) {
    const { kind, ...item } = shown;
    usage.record({ kind, reader, item, ...readClick(clicked) });
  }
  return answer;
}

/** Answers with `open` and counts only where it refuses a closed document. */
export async function countRefused<Answer>(
  usage: UsageRecorder,
  reader: Reader,
  clicked: Clicked,
  open: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await open();
  } catch (error) {
    countRefusal(usage, reader, clicked, error);
    throw error;
  }
}

/** Only the record of a document was shown with the refusal; of a file there is nothing to look at. */
function countRefusal(usage: UsageRecorder, reader: Reader, clicked: Clicked, error: unknown): void {
  if (!(error instanceof LibraryError)) return;
  const item = describeRefused(error);
  if (!item) return;
  const click = readClick(clicked);
  const isClosed = error.code === 'document-not-included' || error.code === 'version-not-included';
  if (isClosed || error.code === 'not-subscribed') usage.record({ kind: 'turnaway', reader, item, ...click });
  if (error.code === 'document-not-included') usage.record({ kind: 'investigation', reader, item, ...click });
}

/** What was refused, by name; a tool or a list is no item, and nobody is turned away from one (OP-201). */
function describeRefused({ details }: LibraryError): UsageItem | undefined {
  if (details?.id === undefined) return undefined;
  const { id, title = '', type = '', publication } = details;
  return { id, title, type, publication };
}

function readClick(clicked: Clicked): { readonly place: string; readonly link?: string } {
  return typeof clicked === 'string' ? { place: clicked } : clicked;
}
