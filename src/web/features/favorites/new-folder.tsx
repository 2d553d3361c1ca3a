import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { findNameFault } from '#domain/desk/favorite.ts';
import { toApiError } from '#web/api/api-error.ts';
import { createFolder, type Folder } from '#web/api/favorites.ts';
import { announce } from '#web/app/live-region.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './favorite-dialog.module.css';

/** Makes a folder where it is needed; what is wrong with its name is said below it, in the server's words (ERR-019). */
export function NewFolder({ onMade }: { readonly onMade: (folder: Folder) => void }) {
  const queries = useQueryClient();
  const id = useId();
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();
  const make = async () => {
    const wrong = findNameFault(name);
    if (wrong !== undefined) return setFault(wrong);
    try {
      const folder = await createFolder(queries, name);
      setName('');
      announce(`The folder “${name}” was made.`);
      onMade(folder);
    } catch (error) {
      const { message, details } = toApiError(error);
      setFault(details?.reason ?? message);
    }
  };
  return (
    <form
      className={styles.new}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <label htmlFor={id} className={styles.label}>
        New folder
      </label>
      <input
        id={id}
        className={styles.field}
        dir="auto"
        value={name}
        autoComplete="off"
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-fault`}
        onChange={(event) => {
          setName(event.target.value);
          setFault(undefined);
        }}
      />
      <Button type="submit">Make folder</Button>
      <p id={`${id}-fault`} className={styles.fault} aria-live="polite">
        {fault}
      </p>
    </form>
  );
}
