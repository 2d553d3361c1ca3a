import type { CallBudget } from '#contract/call.ts';
import type { RateLimit } from '#server/ports/rate-counter.ts';
import type { RequestLimits } from './http-settings.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Part of a minute's searches that may come in one go: a reader's quick hand, and not the engine's next seconds. */
const SEARCHES_IN_ONE_GO = 0.25;
/** Files of one reader that are asked for at once; they are made one after the other anyway. */
const FILES_AT_ONCE = 4;

/** How often a client may ask, and how many of its calls are worked on at once. */
export interface CallLimits {
  readonly perClient: RateLimit;
  readonly perAccount: RateLimit;
  readonly signIns: RateLimit;
  readonly budgets: Readonly<Record<CallBudget, RateLimit>>;
  /** Calls of one client at once, beyond which they wait for their turn; 0 sets no limit. */
  readonly turns: Readonly<Record<CallBudget, number>>;
}

/** What the operator's numbers mean. */
export function listCallLimits(limits: RequestLimits): CallLimits {
  const { searches, searchesAtOnce } = limits;
  const limit = (name: string, most: number, period = MINUTE): RateLimit => ({ name, most, period });
  return {
    perClient: limit('client', limits.perClient),
    perAccount: limit('account', limits.perAccount),
    signIns: limit('sign-in', limits.signIns),
    budgets: {
      messages: limit('messages', limits.messages, HOUR),
      search: { ...limit('search', searches), atOnce: SEARCHES_IN_ONE_GO },
      feeds: limit('feeds', searches),
      files: limit('files', searches),
    },
    turns: { messages: 0, search: searchesAtOnce, feeds: searchesAtOnce, files: FILES_AT_ONCE },
  };
}
