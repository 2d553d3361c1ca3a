import { matchesGlob } from 'node:path/posix';
import { findBrowserCalls } from './find-browser-calls.ts';
import { findClocks } from './find-clocks.ts';
import { findEditionBranches } from './find-edition-branches.ts';
import { findEditionNames } from './find-edition-names.ts';
import { findTimers } from './find-timers.ts';
import { findWaysRound } from './find-ways-round.ts';
import type { Place } from './room.ts';
import { NAMES_EDITIONS } from './rooms.ts';
import type { SourceFile } from './source-file.ts';

/** The scheduler, and two threads that it does not reach: each watches one thing for as long as it lives. */
const HAS_TIMERS: readonly string[] = [
  'src/server/adapters/system/timer-scheduler.ts',
  'src/server/adapters/read/watch-thread.ts',
  'src/server/adapters/embedded-search/watch-index.ts',
];

/** One thing that the code of some rooms never does, whatever it imports. */
interface Promised {
  readonly holds: (place: Place, path: string) => boolean;
  /** The lines on which a file does it. */
  readonly find: (source: SourceFile) => readonly number[];
  readonly words: string;
}

// A test may name what it is about.
const asksNoEdition = ({ isTest }: Place, path: string) =>
  !isTest && !Object.keys(NAMES_EDITIONS).some((glob) => matchesGlob(path, glob));

export const PROMISES: readonly Promised[] = [
  {
    holds: asksNoEdition,
    find: findEditionNames,
    words: 'names an edition; code asks for a capability, not which edition it is',
  },
  {
    holds: asksNoEdition,
    find: findEditionBranches,
    words: 'goes by the place of an edition in the list or by the letters of a code; code asks for a capability',
  },
  {
    holds: ({ room, isTest }) => !isTest && /^(?:domain\/|contract$)/u.test(room),
    find: findClocks,
    words: 'asks for the time or for chance; the domain and the contract are given both',
  },
  {
    holds: ({ room, isTest }, path) => !isTest && room.startsWith('server/') && !HAS_TIMERS.includes(path),
    find: findTimers,
    words: 'takes a timer of its own; what a server does from time to time is a job of its scheduler',
  },
  {
    holds: ({ room, isTest }) => !isTest && room === 'web/ui',
    find: findBrowserCalls,
    words: 'reaches the network or the cookies; ui components draw from props',
  },
  {
    holds: () => true,
    find: findWaysRound,
    words: 'gets at modules, or runs a text, in a way that no import shows',
  },
];
