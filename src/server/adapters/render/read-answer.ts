import { LibraryError } from '#domain/errors/library-error.ts';
import type { LastAnswer } from './answer-task.ts';

/** The bytes of a file that was made. Throws what a reader is told where it was not. */
export function readAnswer(answer: LastAnswer): Uint8Array {
  if ('bytes' in answer) return answer.bytes;
  if ('refused' in answer) {
    const { refused: reason, anchor } = answer;
    throw new LibraryError('text-not-settable', { reason, ...(anchor === undefined ? {} : { anchor }) });
  }
  if ('tooLarge' in answer) throw new LibraryError('download-too-large');
  if ('missing' in answer) throw new LibraryError('format-not-available', { reason: answer.missing });
  throw new Error(answer.failure);
}
