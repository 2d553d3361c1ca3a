import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { findNoteFault } from '#domain/tools/desk/favorite.ts';
import { describeFailure } from '#web/api/api-error.ts';
import { attempt } from './attempt.ts';
import { announce } from './live-region.tsx';
import { offerUndo } from './offer-undo.ts';

export type NoteModel = ReturnType<typeof useNote>;

/** Keeps a note where it still says `former`; answers what it says now, and what one that was taken away is called. */
type WriteNote = (
  text: string,
  former: string,
) => Promise<{ readonly note: string; readonly isKept: boolean; readonly trash: string | null }>;

/** A reader's own note: what is written of it, and what stands in the way. */
export function useNote(note: string, write: WriteNote) {
  const queries = useQueryClient();
  const [draft, setDraft] = useState<string>();
  /** What the note said when the reader last saw it. */
  const [former, setFormer] = useState(note);
  const [fault, setFault] = useState<string>();
  const change = (text: string) => {
    setDraft(text);
    setFault(findNoteFault(text));
  };
  const say = (error: unknown) => setFault(describeFailure(error));
  const save = async () => {
    const text = draft?.trim() === '' ? '' : (draft ?? '');
    const wrong = findNoteFault(text);
    if (wrong !== undefined) return setFault(wrong);
    await attempt(say, async () => {
      const answer = await write(text, former);
      if (!answer.isKept) {
        setFormer(answer.note);
        return setFault(describeOther(answer.note));
      }
      setDraft(undefined);
      if (answer.trash !== null) offerUndo(queries, 'The note was taken away', [answer.trash]);
      else announce('The note was saved.');
    });
  };
  return {
    draft,
    fault,
    isOpen: draft !== undefined,
    open: () => {
      setFormer(note);
      setFault(undefined);
      setDraft(note);
    },
    close: () => setDraft(undefined),
    change,
    save,
  };
}

function describeOther(note: string): string {
  const now = note === '' ? 'it was taken away' : `it says “${note}” now`;
  return `Another device changed this note meanwhile: ${now}. Save once more to put yours in its place.`;
}
