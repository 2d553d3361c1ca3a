import { useEffect, useId, useRef } from 'react';
import { FAVORITE_LIMITS } from '#domain/tools/desk/favorite.ts';
import type { FavoriteRow } from '#web/api/favorites.ts';
import { Button } from '#web/ui/button.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import styles from './favorite-note.module.css';
import type { NoteModel } from './use-note.ts';

interface FavoriteNoteProps {
  readonly row: FavoriteRow;
  readonly model: NoteModel;
}

/** What the reader wrote on a favorite, or the field to write it in. */
export function FavoriteNote({ row, model }: FavoriteNoteProps) {
  if (model.isOpen) return <NoteForm row={row} model={model} />;
  if (row.note === '') return null;
  return (
    <p dir="auto" className={styles.note}>
      <span className="visually-hidden">Your note: </span>
      {row.note}
    </p>
  );
}

/** From here on it is said how many characters are left. */
const NEAR_THE_END = 200;

function NoteForm({ row, model: { draft = '', fault, change, save, close } }: FavoriteNoteProps) {
  const field = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label htmlFor={field} className={styles.label}>
        Your note<span className="visually-hidden"> on {row.title}</span>
      </label>
      <textarea
        id={field}
        ref={area}
        rows={3}
        dir="auto"
        className={styles.field}
        value={draft}
        aria-invalid={fault !== undefined}
        aria-describedby={`${field}-fault`}
        onChange={(event) => change(event.target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') close();
        }}
      />
      <p id={`${field}-fault`} className={styles.fault} aria-live="polite">
        {fault ?? describeRoom(draft)}
      </p>
      <NoteButtons onClose={close} />
    </form>
  );
}

function NoteButtons({ onClose }: { readonly onClose: () => void }) {
  return (
    <div className={styles.tools}>
      <Button kind="default" type="submit">
        Save note
      </Button>
      <Button onClick={onClose}>Cancel</Button>
    </div>
  );
}

/** How many characters are left, once there are few. */
function describeRoom(draft: string): string | null {
  const left = FAVORITE_LIMITS.note - Array.from(draft).length;
  return left > NEAR_THE_END ? null : `${formatNumber(left)} characters are left.`;
}
