import { AppLink } from './app-link.tsx';
import { Message } from './message.tsx';

interface ReadingLimitProps {
  /** How much may be opened, and when it goes on. */
  readonly reason: string;
  /** Whom readers of the institution are told to ask. */
  readonly contact: string | null | undefined;
  readonly note: string | undefined;
}

/** As much as may be opened was opened: when it goes on, and whom to ask for more (OP-179). */
export function ReadingLimit({ reason, contact, note }: ReadingLimitProps) {
  const ways = (
    <>
      <AppLink href="/search">Search the library</AppLink>
      <AppLink href="/contactcustomersupport">Write to support</AppLink>
    </>
  );
  return (
    <Message level={1} title="As many documents as may be opened for now" actions={ways} note={note}>
      <p>{reason} What you have opened today stays open, and you can go on searching.</p>
      <p>
        {contact ? `If your work needs more, please ask ${contact}.` : 'If your work needs more, please write to us.'}
      </p>
    </Message>
  );
}
