import { createInterface } from 'node:readline/promises';
import { Writable, type Readable } from 'node:stream';
import { formatDate } from '#domain/document/format-date.ts';
import { MOST_PASSWORD } from '#domain/access/password-rule.ts';
import type { OpenPeople } from '#server/compose/people.ts';
import type { AccountDraft } from '#server/ports/account-store.ts';
import { InputRefused } from './change-people.ts';

/** So long a password that somebody else set may be used to choose another. */
const INITIAL_DAYS = 14;

/**
 * A new password from `input`: typed without being shown where a person sits there, else the one line that is
 * piped in. Never an argument, which others on the machine could read. Throws `InputRefused`.
 */
export async function readPassword(
  people: OpenPeople,
  owner: AccountDraft,
  input: Readable & { readonly isTTY?: boolean },
): Promise<string> {
  return checkPassword(people, owner, input.isTTY ? await askForPassword(input) : await readPiped(input));
}

/** A password as it may be for its owner. Throws `InputRefused`. */
export async function checkPassword(people: OpenPeople, owner: AccountDraft, password: string): Promise<string> {
  if (/[\r\n]/u.test(password)) throw new InputRefused('The password must be one line.');
  const fault = await people.passwordRule(password, owner);
  if (fault !== null) throw new InputRefused(fault);
  return password;
}

/** Until when a password that is set now may be used to choose another; an instant, UTC. */
export function planInitialEnd(): string {
  return new Date(Date.now() + INITIAL_DAYS * 24 * 60 * 60 * 1000).toISOString();
}

/** What is told of such a password. */
export function describeInitialEnd(until: string): string {
  return `The password is to be changed at the first sign-in, which has to be by ${formatDate(until.slice(0, 10))}.`;
}

async function askForPassword(input: Readable): Promise<string> {
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input, output: silence, terminal: true });
  process.stderr.write('Password (not shown): ');
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}

async function readPiped(input: Readable): Promise<string> {
  let text = '';
  input.setEncoding('utf8');
  for await (const chunk of input) {
    text += String(chunk);
    if (text.length > 4 * MOST_PASSWORD) break;
  }
  return text.replace(/\r?\n$/u, '');
}
