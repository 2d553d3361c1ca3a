import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ACCOUNT_ADDRESSES } from '#contract/account.ts';
import type { AccountSecurity, AccountSession } from '#contract/account-security.ts';
import { endSessions } from '#web/api/account-security.ts';
import { forgetReader } from '#web/app/account.ts';
import { attempt } from '#web/app/attempt.ts';
import { purgeKeptDocuments } from '#web/app/kept-documents.ts';
import { notify } from '#web/app/notifications.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmSheet } from '#web/ui/confirm-sheet.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import styles from './account-security.module.css';

/** Where the account is signed in, each of which can be ended. */
export function Sessions({ security }: { readonly security: AccountSecurity }) {
  const { sessions, provider } = security;
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions" className={styles.title} tabIndex={-1}>
        Sessions
      </h2>
      <p>
        {sessions.length > 1
          ? `${formatCount(sessions.length, 'session holds', 'sessions hold')} now. If you do not recognise one, end it${security.passwordKeptBy === 'library' ? ' and change your password' : ''}.`
          : 'You are signed in here and nowhere else.'}
      </p>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      <EndMany hasOthers={sessions.some(({ isThis }) => !isThis)} />
      {provider === null ? null : (
        <p className={styles.note}>
          {provider} may sign a browser in again without asking for the password. Ending its sessions, too, is done
          there.
        </p>
      )}
    </section>
  );
}

function Session({ session }: { readonly session: AccountSession }) {
  const queries = useQueryClient();
  const { id, isThis, network, begunAt, usedAt } = session;
  const browser = session.browser ?? 'A browser that is not known';
  const end = () =>
    attempt('The session could not be ended', async () => {
      await endSessions(queries, { which: 'one', id });
      notify({ type: 'success', title: 'The session has ended' });
      // The row with the button is gone.
      document.querySelector<HTMLElement>('#sessions')?.focus();
    });
  return (
    <li className={styles.session}>
      <div>
        <p className={styles.browser}>{isThis ? `${browser} (this one)` : browser}</p>
        <p className={styles.meta}>
          Begun {describeInstant(begunAt)}
          {network === null ? null : ` from ${network}`}, last used {describeInstant(usedAt)}
        </p>
      </div>
      {isThis ? null : (
        <Button
          onClick={() => void end()}
          aria-label={`End the session of ${browser}, begun ${describeInstant(begunAt)}`}
        >
          End
        </Button>
      )}
    </li>
  );
}

function EndMany({ hasOthers }: { readonly hasOthers: boolean }) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const endOthers = () =>
    attempt('The other sessions could not be ended', async () => {
      const { ended } = await endSessions(queries, { which: 'others' });
      notify({ type: 'success', title: `${formatCount(ended, 'other session has', 'other sessions have')} ended` });
    });
  const endAll = () =>
    attempt('Your sessions could not be ended', async () => {
      await endSessions(queries, { which: 'all' });
      await purgeKeptDocuments();
      forgetReader(queries);
      // The server takes what is left of the session out of the browser.
      window.location.assign(ACCOUNT_ADDRESSES.logout);
    });
  return (
    <div className={styles.actions}>
      <Button disabled={!hasOthers} onClick={() => void endOthers()}>
        End all others
      </Button>
      <Button onClick={() => setAsking(true)} aria-haspopup="dialog">
        End all, here too
      </Button>
      <ConfirmSheet
        title="End all your sessions?"
        button="End all"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void endAll()}
      >
        <p>You are signed out in every browser, this one too. What your account keeps stays in it.</p>
      </ConfirmSheet>
    </div>
  );
}

const INSTANT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** By the reader's own clock: `27 Nov 2026, 20:01`. */
function describeInstant(instant: string): string {
  return INSTANT.format(new Date(instant));
}
