import type { CallBudget } from '#contract/call.ts';
import type { Reader } from '#domain/access/reader.ts';
import { groupAddress } from '#domain/access/group-address.ts';
import type { RobotTest } from '#domain/tools/usage/robots.ts';
import { INSTITUTION_FACTOR } from './limits.ts';

/** What a call is taken out of: whose budget, and how large theirs is beside that of one reader. */
export interface BudgetShare {
  readonly key: string;
  readonly times: number;
}

/** A program that walks through the library has no eyes to read so much with. */
const ROBOT_SHARE = 0.1;

/**
 * Whose budget pays for a call. A personal account has its own. Readers recognised by the address of their institution
 * share one that is larger; searches also come out of the visit's own, or one of them could search for all.
 */
export function listBudgetShares(budget: CallBudget, { visitor, client }: Reader, isRobot: RobotTest): BudgetShare[] {
  if (visitor.account) return [{ key: `account ${visitor.account.id}`, times: 1 }];
  const share = readShare(budget, { visitor, client }, isRobot);
  const address = groupAddress(client.address);
  if (!visitor.byAddress) return [{ key: address, times: share }];
  const shared = { key: address, times: INSTITUTION_FACTOR * share };
  return budget === 'search' ? [{ key: `visit ${visitor.sessionId}`, times: share }, shared] : [shared];
}

/**
 * 1 for a reader; what a robot, by its own word, has of a reader's budget for searches. A personal account answers for
 * whatever program it is used with.
 */
export function readShare(
  budget: CallBudget,
  { visitor, client }: Pick<Reader, 'visitor' | 'client'>,
  isRobot: RobotTest,
): number {
  return budget === 'search' && !visitor.account && isRobot(client.userAgent) ? ROBOT_SHARE : 1;
}
