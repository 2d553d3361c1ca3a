import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Message } from './message.tsx';

interface PartTroubleProps {
  readonly onRetry: () => void;
  /** What went wrong, in its own words. */
  readonly error?: Pick<Error, 'message'>;
  /** What still works. */
  readonly children?: ReactNode;
}

/** A part of a page that failed while the rest is there (OP-32). */
export function PartTrouble({ onRetry, error, children }: PartTroubleProps) {
  return (
    <Message title="This part could not be loaded" actions={<Button onClick={onRetry}>Try again</Button>}>
      {error ? <p>{error.message}</p> : null}
      {children}
    </Message>
  );
}
