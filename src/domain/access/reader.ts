import type { Edition, EditionId } from '#domain/edition/edition.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { AccessCode } from '#domain/edition/subscription-code.ts';
import type { Visitor } from './visitor.ts';

/** Who asks, and where: decided by the server before a feature is asked anything. */
export interface Reader {
  /** The edition of the host that was asked. */
  readonly edition: Edition;
  readonly visitor: Visitor;
  /** The codes that count for the visitor on this edition, in order of precedence. */
  readonly codes: readonly AccessCode[];
  readonly client: Client;
}

/** The program that made the request. */
export interface Client {
  readonly address: string;
  readonly userAgent: string;
  /** How it came to ask; by a call of its own where nothing is said. */
  readonly way?: AskedWay;
}

/** From a page of ours, by a call that no page made, or by a link of another site, such as a library's link resolver. */
export type AskedWay = 'page' | 'open call' | 'link resolver';

/** Whose something is that only accounts keep, on each edition apart. */
export interface AccountOnEdition {
  readonly account: string;
  readonly edition: EditionId;
}

/** Id of the account, for what only accounts have and only with a subscription. Throws `account-needed`, `not-subscribed`. */
export function getAccountId({ visitor, codes }: Reader): string {
  if (!visitor.account) throw new LibraryError('account-needed');
  if (codes.length === 0) throw new LibraryError('not-subscribed');
  return visitor.account.id;
}

/** Who asks, as `getAccountId` does, and where. */
export function getOwner(reader: Reader): AccountOnEdition {
  return { account: getAccountId(reader), edition: reader.edition.id };
}
