import { AppLink } from '#web/ui/app-link.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Message } from '#web/ui/message.tsx';
import { Page } from '#web/ui/page.tsx';
import { wordsOf } from './sign-in-problems.ts';

interface SignInTroubleProps {
  /** One of `SIGN_IN_PROBLEMS`. */
  readonly problem: string;
  /** The page that begins another sign-in for the same address. */
  readonly again: string;
}

/** Sign-in came back without an account: what went wrong and what to do. */
export function SignInTrouble({ problem, again }: SignInTroubleProps) {
  const { title, words } = wordsOf(problem);
  return (
    <Page>
      <Message
        level={1}
        title={title}
        actions={
          <>
            <ButtonLink href={again}>Try again</ButtonLink>
            <AppLink href="/account/loginip">Log in by network address</AppLink>
            <AppLink href="/contactcustomersupport">Contact us</AppLink>
          </>
        }
        note={problem !== 'cancelled' && /^[a-z-]{1,40}$/.test(problem) ? `Reason: ${problem}` : undefined}
      >
        {words.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Message>
    </Page>
  );
}
