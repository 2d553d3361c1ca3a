import type { ReactNode } from 'react';
import { AppLink } from './app-link.tsx';
import { ButtonLink } from './button-link.tsx';
import styles from './catalogue.module.css';
import { Message } from './message.tsx';

interface NotFoundMessageProps {
  readonly title?: string;
  /** What the page knows beyond the words of the catalogue. */
  readonly children?: ReactNode;
  /** Further ways on, beside those of the catalogue. */
  readonly ways?: ReactNode;
  readonly requestId?: string | undefined;
}

/** An address with nothing behind it, in the words of the error catalogue (SH-283, SH-284, SH-286). */
export function NotFoundMessage({ title = 'Page not found', children, ways, requestId }: NotFoundMessageProps) {
  return (
    <Message
      level={1}
      title={title}
      actions={
        <>
          <ButtonLink href="/">Go to homepage</ButtonLink>
          {ways}
          <AppLink href="/contactcustomersupport">Contact support</AppLink>
        </>
      }
      note={requestId ? `Request ${requestId}` : undefined}
    >
      <p className={styles.sentence}>we're sorry, you cannot view this page at this time</p>
      {children}
    </Message>
  );
}
