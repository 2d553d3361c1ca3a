import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { RECORD_LIMITS } from '#domain/tools/desk/research-entry.ts';
import { saveNote, type ResearchEntry } from '#web/api/research-record.ts';
import { Button } from '#web/ui/button.tsx';
import { announce } from '#web/app/live-region.tsx';
import { useReturnedFocus } from '#web/ui/use-returned-focus.ts';
import { attempt } from '#web/app/attempt.ts';
import { offerUndo } from '#web/app/offer-undo.ts';
import styles from './record-page.module.css';

/** The reader's note on a search: read where it stands, written on request. */
export function EntryNote({ entry }: { readonly entry: ResearchEntry }) {
  const { id, note, title } = entry;
  const queries = useQueryClient();
  const [draft, setDraft] = useState<string>();
  const opener = useReturnedFocus(draft !== undefined);
  const save = async (text: string) => {
    await attempt('The note could not be saved', async () => {
      const { trash } = await saveNote(queries, id, text);
      setDraft(undefined);
      if (trash === null) announce('The note was saved.');
      else offerUndo(queries, 'The note was taken away', [trash]);
    });
  };
  if (draft === undefined) {
    return (
      <>
        <Button ref={opener} kind="text" onClick={() => setDraft(note)}>
          {note === '' ? 'Add a note' : 'Edit note'}
          <span className="visually-hidden">: {title}</span>
        </Button>
        {note === '' ? null : (
          <p dir="auto" className={styles.note}>
            {note}
          </p>
        )}
      </>
    );
  }
  return (
    <NoteForm
      title={title}
      draft={draft}
      onChange={setDraft}
      onSave={() => void save(draft)}
      onCancel={() => setDraft(undefined)}
    />
  );
}

interface NoteFormProps {
  readonly title: string;
  readonly draft: string;
  readonly onChange: (text: string) => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

function NoteForm({ title, draft, onChange, onSave, onCancel }: NoteFormProps) {
  const field = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  return (
    <form
      className={styles.noteForm}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <label htmlFor={field} className={styles.noteLabel}>
        Note<span className="visually-hidden"> on {title}</span>
      </label>
      <textarea
        id={field}
        ref={area}
        rows={3}
        maxLength={RECORD_LIMITS.note}
        className={styles.noteField}
        value={draft}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onCancel();
        }}
      />
      <div className={styles.noteTools}>
        <Button kind="default" type="submit">
          Save note
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
