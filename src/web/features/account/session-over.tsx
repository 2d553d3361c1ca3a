import { useEffect, useRef } from 'react';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Message } from '#web/ui/message.tsx';
import { Page } from '#web/ui/page.tsx';
import styles from './session-over.module.css';

interface SessionOverProps {
  /** Name of the edition. */
  readonly name: string;
  /** Leads back to where the reader was. */
  readonly signIn: string;
  /** Something was typed in the page, and waits. */
  readonly hasTyped: boolean;
}

/** Stands in the place of everything that a tab showed when the session is gone (OP-183). */
export function SessionOver({ name, signIn, hasTyped }: SessionOverProps) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <header className={styles.bar}>
        <p className={styles.name}>{name}</p>
      </header>
      <main id="main" data-page="session-over" ref={main} tabIndex={-1} className={styles.main}>
        <Page>
          <Message
            level={1}
            title="You were signed out"
            actions={
              <>
                <ButtonLink href={signIn} isFullLoad>
                  Sign in
                </ButtonLink>
                <a href="/contactcustomersupport">Contact support</a>
              </>
            }
          >
            <p>
              Your session is over: it was ended in another tab, on another device, by your sign-in service or by the
              library, or it was not used for a long time.
            </p>
            <p>
              Sign in to come back to exactly where you were.
              {hasTyped ? ' What you had typed is kept in this tab until then.' : ''}
            </p>
          </Message>
        </Page>
      </main>
    </>
  );
}
