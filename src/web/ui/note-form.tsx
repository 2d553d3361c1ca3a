import { useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import { formatNumber } from './format-number.ts';
import styles from './note-form.module.css';

interface NoteTextProps {
  /** '' for none. */
  readonly note: string;
}

/** What a reader wrote. */
export function NoteText({ note }: NoteTextProps) {
  if (note === '') return null;
  return (
    <p dir="auto" className={styles.note}>
      <span className="visually-hidden">Your note: </span>
      {note}
    </p>
  );
}

interface NoteFormProps {
  /** What it is on. */
  readonly what: string;
  readonly draft: string;
  /** What stands in the way of it. */
  readonly fault: string | undefined;
  /** Characters that it may have. */
  readonly most: number;
  readonly onChange: (text: string) => void;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** From here on it is said how many characters are left. */
const NEAR_THE_END = 200;

/** The field to write a note in. */
export function NoteForm({ what, draft, fault, most, onChange, onSave, onClose }: NoteFormProps) {
  const field = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <label htmlFor={field} className={styles.label}>
        Your note<span className="visually-hidden"> on {what}</span>
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
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose();
        }}
      />
      <p id={`${field}-fault`} className={styles.fault} aria-live="polite">
        {fault ?? describeRoom(most - Array.from(draft).length)}
      </p>
      <NoteButtons onClose={onClose} />
    </form>
  );
}

function NoteButtons({ onClose }: Pick<NoteFormProps, 'onClose'>) {
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
function describeRoom(left: number): string | null {
  return left > NEAR_THE_END ? null : `${formatNumber(left)} characters are left.`;
}
