import { ButtonLink } from './button-link.tsx';
import { Message } from './message.tsx';

interface AccountNeededProps {
  /** The sign-in page, which leads back here. */
  readonly signIn: string;
  /** What an account would keep. */
  readonly children: string;
}

/** What stands where a personal account is needed (OP-13). */
export function AccountNeeded({ signIn, children }: AccountNeededProps) {
  return (
    <Message
      title="Sign in with a personal account to use this"
      actions={<ButtonLink href={signIn}>Log in</ButtonLink>}
    >
      <p>{children}</p>
    </Message>
  );
}
