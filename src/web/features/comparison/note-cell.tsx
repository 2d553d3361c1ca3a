import { useQueryClient } from '@tanstack/react-query';
import { memo } from 'react';
import { FAVORITE_LIMITS } from '#domain/tools/desk/favorite.ts';
import { writeComparisonNote } from '#web/api/comparison-notes.ts';
import { useNote } from '#web/app/use-note.ts';
import { Button } from '#web/ui/button.tsx';
import { NoteForm, NoteText } from '#web/ui/note-form.tsx';
import { useReturnedFocus } from '#web/ui/use-returned-focus.ts';
import type { MatrixRow } from './build-matrix.ts';
import styles from './note-cell.module.css';

interface NoteCellProps {
  readonly slug: string;
  readonly row: MatrixRow;
  /** '' for none. */
  readonly note: string;
}

/** What the reader wrote beside the answers to a topic, for nobody else to see; or the field to write it in. */
export const NoteCell = memo(function NoteCell({ slug, row, note }: NoteCellProps) {
  const queries = useQueryClient();
  const model = useNote(note, (text, former) => writeComparisonNote(queries, slug, row.id, text, former));
  const { draft, fault, open, change, save, close, isOpen } = model;
  const opener = useReturnedFocus(isOpen);
  if (draft !== undefined) {
    return (
      <NoteForm
        what={row.name}
        {...{ draft, fault }}
        most={FAVORITE_LIMITS.note}
        onChange={change}
        onSave={() => void save()}
        onClose={close}
      />
    );
  }
  return (
    <>
      <NoteText note={note} />
      <div className={styles.tools} data-screen>
        <Button ref={opener} kind="text" onClick={open}>
          {note === '' ? 'Write a note' : 'Edit your note'}
          <span className="visually-hidden">: {row.name}</span>
        </Button>
      </div>
    </>
  );
});
