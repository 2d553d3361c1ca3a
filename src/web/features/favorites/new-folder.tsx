import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { findNameFault } from '#domain/tools/desk/favorite.ts';
import { describeFailure } from '#web/api/api-error.ts';
import { createFolder, type Folder } from '#web/api/favorites.ts';
import { attempt } from '#web/app/attempt.ts';
import { announce } from '#web/app/live-region.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './favorite-dialog.module.css';

interface NewFolderProps {
  /** Called when the making begins; what it answers is called with the folder once it is made. */
  readonly onMake: () => (folder: Folder) => void;
}

/** Makes a folder where it is needed; what is wrong with its name is said below it, in the server's words (ERR-019). */
export function NewFolder({ onMake }: NewFolderProps) {
  const queries = useQueryClient();
  const make = async (name: string) => {
    const onMade = onMake();
    const folder = await createFolder(queries, name);
    announce(`The folder “${name}” was made.`);
    onMade(folder);
  };
  return <FolderName label="New folder" button="Make folder" initial="" onSave={make} />;
}

interface FolderNameProps {
  readonly label: string;
  readonly button: string;
  readonly initial: string;
  /** Throws what stands in the way. */
  readonly onSave: (name: string) => Promise<unknown>;
}

/** A field for the name of a folder, with what is wrong with it in words. */
export function FolderName({ label, button, initial, onSave }: FolderNameProps) {
  const id = useId();
  const form = useName(initial, onSave);
  return (
    <form
      className={styles.new}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        className={styles.field}
        dir="auto"
        value={form.name}
        autoComplete="off"
        aria-invalid={form.fault !== undefined}
        aria-describedby={`${id}-fault`}
        onChange={(event) => form.setName(event.target.value)}
      />
      <Button type="submit">{button}</Button>
      <p id={`${id}-fault`} className={styles.fault} aria-live="polite">
        {form.fault}
      </p>
    </form>
  );
}

function useName(initial: string, onSave: (name: string) => Promise<unknown>) {
  const [name, setName] = useState(initial);
  const [fault, setFault] = useState<string>();
  const save = async () => {
    const wrong = findNameFault(name);
    if (wrong !== undefined) return setFault(wrong);
    const say = (error: unknown) => setFault(describeFailure(error));
    if (await attempt(say, () => onSave(name))) setName(initial);
  };
  const change = (next: string) => {
    setName(next);
    setFault(undefined);
  };
  return { name, setName: change, fault, save };
}
