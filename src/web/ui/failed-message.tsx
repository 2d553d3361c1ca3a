import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Message } from './message.tsx';
import styles from './catalogue.module.css';

interface FailedMessageProps {
  readonly onReload: () => void;
  /** What the page knows beyond the words of the catalogue. */
  readonly children?: ReactNode;
  /** Further ways on, beside the button. */
  readonly ways?: ReactNode;
  readonly requestId?: string | undefined;
  readonly level?: 1 | 2;
}

/** A page that could not be loaded, in the words of the error catalogue (SH-287). */
export function FailedMessage({ onReload, children, ways, requestId, level = 1 }: FailedMessageProps) {
  return (
    <Message
      level={level}
      title="Something went wrong"
      actions={
        <>
          <Button kind="default" onClick={onReload}>
            Reload page
          </Button>
          {ways}
        </>
      }
      note={requestId ? `Request ${requestId}` : undefined}
    >
      <p className={styles.sentence}>couldn't load this page, try refreshing</p>
      {children}
    </Message>
  );
}
