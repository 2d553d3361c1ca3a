import { useRouter } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import styles from './version-line.module.css';

interface DayFormProps {
  /** The address of the document without query and anchor. */
  readonly path: string;
  /** The day that was asked for; empty for none. */
  readonly day: string;
}

/** Leads to the text of a law that was in force on a day (OP-197). */
export function DayForm({ path, day: asked }: DayFormProps) {
  const router = useRouter();
  const [day, setDay] = useState(asked);
  const show = (event: FormEvent) => {
    event.preventDefault();
    void router.navigate({ href: hrefOfDay(path, day) });
  };
  return (
    <form className={styles.day} onSubmit={show}>
      <label>
        As in force on{' '}
        <input
          type="date"
          value={day}
          required
          min="1000-01-01"
          max="9999-12-31"
          onChange={(event) => setDay(event.target.value)}
        />
      </label>
      <Button type="submit">Show</Button>
    </form>
  );
}

/** Where the text is read that was in force on a day. */
export function hrefOfDay(path: string, day: string): string {
  return `${path}?${new URLSearchParams({ inForce: day })}`;
}
