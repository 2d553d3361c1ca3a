import { useQueryClient } from '@tanstack/react-query';
import { RECORD_LIMITS } from '#domain/tools/desk/research-entry.ts';
import { saveNote, type ResearchEntry } from '#web/api/research-record.ts';
import { useNote } from '#web/app/use-note.ts';
import { Button } from '#web/ui/button.tsx';
import { NoteForm, NoteText } from '#web/ui/note-form.tsx';
import { useReturnedFocus } from '#web/ui/use-returned-focus.ts';

/** The reader's note on a search: read where it stands, written on request. */
export function EntryNote({ entry }: { readonly entry: ResearchEntry }) {
  const { id, note, title } = entry;
  const queries = useQueryClient();
  const { draft, fault, isOpen, open, change, save, close } = useNote(note, async (text) => {
    const { entry: kept, trash } = await saveNote(queries, id, text);
    return { note: kept.note, isKept: true, trash };
  });
  const opener = useReturnedFocus(isOpen);
  if (draft !== undefined) {
    return (
      <NoteForm
        what={title}
        {...{ draft, fault }}
        most={RECORD_LIMITS.note}
        onChange={change}
        onSave={() => void save()}
        onClose={close}
      />
    );
  }
  return (
    <>
      <Button ref={opener} kind="text" onClick={open}>
        {note === '' ? 'Add a note' : 'Edit note'}
        <span className="visually-hidden">: {title}</span>
      </Button>
      <NoteText note={note} />
    </>
  );
}
