import { FAVORITE_LIMITS } from '#domain/tools/desk/favorite.ts';
import type { FavoriteRow } from '#web/api/favorites.ts';
import type { NoteModel } from '#web/app/use-note.ts';
import { NoteForm, NoteText } from '#web/ui/note-form.tsx';

interface FavoriteNoteProps {
  readonly row: FavoriteRow;
  readonly model: NoteModel;
}

/** What the reader wrote on a favorite, or the field to write it in. */
export function FavoriteNote({ row, model: { draft, fault, change, save, close } }: FavoriteNoteProps) {
  if (draft === undefined) return <NoteText note={row.note} />;
  return (
    <NoteForm
      what={row.title}
      {...{ draft, fault }}
      most={FAVORITE_LIMITS.note}
      onChange={change}
      onSave={() => void save()}
      onClose={close}
    />
  );
}
