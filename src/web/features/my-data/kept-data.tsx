import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteMyData, getMyData } from '#contract/my-data.ts';
import { MY_DATA } from '#domain/tools/desk/my-data.ts';
import { callChange } from '#web/api/call-query.ts';
import { saveFile } from '#web/api/download.ts';
import { attempt } from '#web/app/attempt.ts';
import { announce } from '#web/app/live-region.tsx';
import { notify } from '#web/app/notifications.ts';
import { useAttempt } from '#web/app/use-attempt.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmSheet } from '#web/ui/confirm-sheet.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import styles from './kept-data.module.css';

const forgetAll = callChange(
  deleteMyData,
  () => ({ body: { confirmed: true as const } }),
  (queries) => queries.invalidateQueries(),
);

/** What an account keeps of its reader, as a file, or gone. */
export function KeptData() {
  const [isSaving, run] = useAttempt();
  const save = () =>
    run('The file could not be made', async () => announce(`${await saveFile(getMyData, {})} was downloaded`));
  return (
    <div className={styles.parts}>
      <section aria-labelledby="kept">
        <h2 id="kept" className={styles.title}>
          What is kept
        </h2>
        <ul className={styles.list}>
          {Object.entries(MY_DATA).map(([name, words]) => (
            <li key={name}>{words}</li>
          ))}
          <li>Your account: user name, name, mail address, institution, and where it is signed in.</li>
        </ul>
        <Button kind="outlined" aria-busy={isSaving} onClick={() => void save()}>
          {isSaving ? 'Preparing…' : 'Download all of it'}
        </Button>
        <p className={styles.note}>One JSON file, which programs can read and a text editor can show.</p>
      </section>
      <Forget />
    </div>
  );
}

function Forget() {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const forget = () =>
    attempt('Nothing was deleted', async () => {
      const { count } = await forgetAll(queries);
      notify({ type: 'success', title: `${formatCount(count, 'thing was', 'things were')} deleted` });
    });
  return (
    <section aria-labelledby="forget">
      <h2 id="forget" className={styles.title}>
        Delete it
      </h2>
      <p>
        Everything in the list above but the account itself goes at once, in all editions, and cannot be brought back.
      </p>
      <p>
        Two things stay. Your account, with which you sign in, belongs to your institution’s subscription; ask your
        library or knowledge team to close it. What was read is counted for your institution without your name and
        cannot be traced to you.
      </p>
      <Button onClick={() => setAsking(true)} aria-haspopup="dialog">
        Delete my data
      </Button>
      <ConfirmSheet
        title="Delete all your data?"
        button="Delete my data"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void forget()}
      >
        <p>
          Everything in the list goes, in all editions: favorites and notes, alerts, searches, what you read and what
          you wrote. Download it first if you may need it.
        </p>
      </ConfirmSheet>
    </section>
  );
}
