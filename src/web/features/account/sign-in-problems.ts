import type { SignInProblem } from '#contract/account.ts';

interface ProblemWords {
  readonly title: string;
  /** What happened, and what to do. */
  readonly words: readonly string[];
}

const RELATED: ProblemWords = {
  title: 'Sign-in did not finish',
  words: [
    'The answer that came back belongs to no sign-in that was begun here, or came a second time. A page that was reloaded or opened from the history does that.',
    'Trying again begins a new sign-in.',
  ],
};

const PROBLEMS: Readonly<Record<SignInProblem, ProblemWords>> = {
  'provider-unavailable': {
    title: 'Sign-in is not available at the moment',
    words: [
      'The service that checks who you are does not answer. Your account and everything you have kept are safe.',
      'Try again in a few minutes. Where your network is recognised you can go on without signing in.',
    ],
  },
  cancelled: {
    title: 'You cancelled sign-in.',
    words: [
      'Nobody was signed in. Where your network is recognised you can read without signing in.',
      'If it was not you who cancelled, ask whoever gave you the account whether it may be used here.',
    ],
  },
  refused: {
    title: 'Sign-in was refused',
    words: [
      'The service that checks who you are said no.',
      'Try again, perhaps with another account. If it keeps saying no, ask whoever gave you the account.',
    ],
  },
  expired: {
    title: 'Sign-in took too long',
    words: ['For your safety a sign-in holds for ten minutes. Trying again begins a new one.'],
  },
  'unknown-attempt': RELATED,
  'other-browser': {
    title: 'Sign-in was begun elsewhere',
    words: [
      'It was begun in another browser or on another address of the library, so its answer cannot be taken here.',
      'Trying again signs you in here. If it happens again, allow cookies for this site.',
    ],
  },
  'answer-invalid': {
    title: 'Sign-in could not be completed',
    words: [
      'The service that checks who you are gave an answer that the library cannot trust, so nobody was signed in.',
      'Try again; if it happens again, tell support what stands below.',
    ],
  },
  'account-unknown': {
    title: 'This account is not here any more',
    words: [
      'Your user name and password are right, but the account was taken out of this library, so nobody was signed in.',
      'Try again with another account, or ask whoever gave you this one. Where your network is recognised you can read without signing in.',
    ],
  },
  'account-suspended': {
    title: 'This account is suspended',
    words: [
      'Whoever runs the library lets nobody sign in with it at present. What the account keeps is kept.',
      'Ask whoever gave you the account why. Where your network is recognised you can read without signing in.',
    ],
  },
  'clock-differs': {
    title: 'Sign-in could not be completed',
    words: [
      'The clocks of the library and of the service that checks who you are differ too much, so its answer cannot be taken. There is nothing wrong with your account.',
      'Support can put this right; trying again helps once the clocks agree.',
    ],
  },
  'not-set-up': {
    title: 'Nobody can sign in here yet',
    words: [
      'No sign-in service is set up for this library. Whoever runs it has to do that first.',
      'Where your network is recognised you can read without signing in.',
    ],
  },
};

/** The words for what went wrong; those of an unfinished sign-in for a name that is not known. */
export function wordsOf(problem: string): ProblemWords {
  return PROBLEMS[problem as SignInProblem] ?? RELATED;
}
