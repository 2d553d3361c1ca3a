import type { Reader } from '#domain/access/reader.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { UsageItem, UsageRecorder } from '#server/ports/usage-recorder.ts';

/** What was shown: a request where the text was given, an investigation where only its surroundings were. */
export interface Shown extends UsageItem {
  readonly kind: 'request' | 'investigation';
}

/**
 * Answers with `open` and counts what it showed. A closed document is counted as turned away, and as looked at, since
 * its record was shown (COUNTER 5.1: No_License, Total_Item_Investigations).
 */
export async function countReading<Answer>(
  usage: UsageRecorder,
  reader: Reader,
  place: string,
  open: () => Promise<Answer>,
  describe: (answer: Answer) => Shown | undefined,
): Promise<Answer> {
  const answer = await countRefused(usage, reader, place, open);
  const shown = describe(answer);
  if (shown) {
    const { kind, ...item } = shown;
    usage.record({ kind, reader, item, place });
  }
  return answer;
}

/** Answers with `open` and counts only where it refuses a closed document. */
export async function countRefused<Answer>(
  usage: UsageRecorder,
  reader: Reader,
  place: string,
  open: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await open();
  } catch (error) {
    countRefusal(usage, reader, place, error);
    throw error;
  }
}

/** Only the record of a document was shown with the refusal; of a file there is nothing to look at. */
function countRefusal(usage: UsageRecorder, reader: Reader, place: string, error: unknown): void {
  if (!(error instanceof LibraryError)) return;
  const item = describeRefused(error);
  const isClosed = error.code === 'document-not-included' || error.code === 'version-not-included';
  if (isClosed || error.code === 'not-subscribed') {
    usage.record({ kind: 'turnaway', reader, item, place });
  }
  if (error.code === 'document-not-included') usage.record({ kind: 'investigation', reader, item, place });
}

function describeRefused({ details }: LibraryError): UsageItem {
  return {
    id: details?.id ?? '',
    title: details?.title ?? '',
    type: details?.type ?? '',
    publication: details?.publication,
  };
}
