import { Lock } from 'lucide-react';
import { useId } from 'react';
import { AppLink } from './app-link.tsx';
import { Button } from './button.tsx';
import { joinNames } from './join-names.ts';
import styles from './not-included.module.css';

interface NotIncludedProps {
  /** What is closed, for example `document`. */
  readonly what: string;
  /** Names of the subscriptions that hold it. */
  readonly heldBy: readonly string[];
  /** Whom readers of the institution are told to ask. */
  readonly contact: string | null;
  /** Offered where the edition has something to show; opens the request-demo dialog. */
  readonly onRequestDemo?: (() => void) | undefined;
}

/** The box in place of a text that is not part of the subscription: who holds it, and whom to ask (OP-17). */
export function NotIncluded({ what, heldBy, contact, onRequestDemo }: NotIncludedProps) {
  const title = useId();
  return (
    <section className={styles.box} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        <Lock size="1.125rem" aria-hidden /> Not included in your subscription
      </h2>
      <p>
        {heldBy.length > 0 ? (
          <>
            This {what} comes with <strong>{joinNames(heldBy)}</strong>.
          </>
        ) : (
          <>No subscription of this library opens this {what} at present.</>
        )}{' '}
        {contact === null ? 'Your library or knowledge team can add it.' : <Contact contact={contact} />}
      </p>
      <p className={styles.actions}>
        {onRequestDemo ? (
          <Button kind="default" onClick={onRequestDemo}>
            Request a demo
          </Button>
        ) : null}
        <AppLink href="/contactcustomersupport">Contact support</AppLink>
      </p>
    </section>
  );
}

function Contact({ contact }: { readonly contact: string }) {
  const isAddress = /^[^\s@<>]+@[^\s@<>]+$/u.test(contact);
  return <>To have it added, ask {isAddress ? <a href={`mailto:${contact}`}>{contact}</a> : contact}.</>;
}
