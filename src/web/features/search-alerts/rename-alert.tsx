import { useEffect, useRef, useState } from 'react';
import { ALERT_LIMITS } from '#domain/tools/desk/search-alert.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './alerts-page.module.css';

interface RenameAlertProps {
  readonly title: string;
  readonly onSave: (title: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** The title of an alert as a field in its own place; Escape leaves it as it was. */
export function RenameAlert({ title, onSave, onClose }: RenameAlertProps) {
  const [draft, setDraft] = useState(title);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const save = async () => {
    const next = draft.trim();
    if (next === '' || next === title || (await onSave(next))) onClose();
  };
  return (
    <form
      className={styles.rename}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <input
        ref={field}
        aria-label={`Title of the alert ${title}`}
        className={styles.field}
        value={draft}
        maxLength={ALERT_LIMITS.title}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
      />
      <Button kind="default" type="submit">
        Save
      </Button>
      <Button onClick={onClose}>Cancel</Button>
    </form>
  );
}
