import { useEffect, useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { announce } from '#web/app/live-region.tsx';
import styles from './account-carry-over.module.css';
import { useCarryOver } from './use-carry-over.ts';

/** Asks once, after signing in personally on top of a visit by network address, what becomes of the visit's searches. */
export function AccountCarryOver() {
  const { question, count, isBusy, answer } = useCarryOver();
  const heading = useId();
  useEffect(() => {
    if (question !== undefined) announce(`${question} You can answer at the end of the page.`);
  }, [question]);
  if (question === undefined) return null;
  return (
    <section aria-labelledby={heading} className={styles.card} aria-busy={isBusy}>
      <h2 id={heading} className={styles.title}>
        {question}
      </h2>
      <p className={styles.words}>
        {count === 1
          ? 'It was made before you signed in. Otherwise it is forgotten.'
          : 'They were made before you signed in. Otherwise they are forgotten.'}
      </p>
      <div className={styles.actions}>
        <Button kind="default" disabled={isBusy} onClick={() => answer(true)}>
          {count === 1 ? 'Keep it' : 'Keep them'}
        </Button>
        <Button disabled={isBusy} onClick={() => answer(false)}>
          No
        </Button>
      </div>
    </section>
  );
}
