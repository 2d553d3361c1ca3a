import { RangeRefused } from '#domain/access/parse-address-range.ts';
import type { OpenPeople } from '#server/compose/people.ts';
import { UsernameTaken, type Account, type Institution } from '#server/ports/account-store.ts';
import type { CommandContext } from './command-context.ts';

/** Input that cannot be taken, with the reason in words; ends the command with 1. */
export class InputRefused extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'InputRefused';
  }
}

/** Opens the accounts for one command; what the command refuses is told in words. */
export async function withPeople(context: CommandContext, work: (people: OpenPeople) => Promise<void>): Promise<void> {
  const { openPeople } = await import('#server/compose/people.ts');
  const people = await openPeople(context.config);
  try {
    await work(people);
  } catch (error) {
    if (!(error instanceof InputRefused || error instanceof RangeRefused || error instanceof UsernameTaken))
      throw error;
    context.warn(error.message);
    context.exit(1);
  } finally {
    people.close();
  }
}

/** Refuses an id that no institution has, naming those there are while they are few. */
export async function getInstitution({ accounts }: OpenPeople, id: string): Promise<Institution> {
  const institution = await accounts.findInstitution(id);
  if (institution) return institution;
  const known = (await accounts.listInstitutions()).map((one) => one.id);
  const hint =
    known.length > 0 && known.length <= 20
      ? `There are: ${known.join(', ')}.`
      : '“pandect institution list” shows those there are, “institution add” makes one.';
  throw new InputRefused(`There is no institution “${id}”. ${hint}`);
}

/** Refuses a username that no account has. */
export async function getAccount({ accounts }: OpenPeople, username: string): Promise<Account> {
  const account = await accounts.findAccountByUsername(username);
  if (!account) throw new InputRefused(`There is no account “${username}”; “pandect account list” shows all.`);
  return account;
}

/** A text an operator gave, without spaces around it; refused when it is empty or longer than `most` characters. */
export function readText(what: string, text: string, most: number): string {
  const trimmed = text.trim();
  if (trimmed.length > 0 && trimmed.length <= most && !/\p{Cc}/u.test(trimmed)) return trimmed;
  throw new InputRefused(`The ${what} must have 1 to ${most} characters on one line.`);
}
