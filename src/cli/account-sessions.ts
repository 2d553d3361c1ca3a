import type { Command } from 'commander';
import { describeBrowser } from '#domain/access/describe-browser.ts';
import { limitSessions } from '#domain/access/session-limits.ts';
import type { StoredSession } from '#server/ports/session-store.ts';
import { getAccount, withPeople } from './change-people.ts';
import type { CommandContext } from './command-context.ts';
import { describeCount } from './describe-count.ts';

interface Flags {
  readonly json?: boolean;
}

/** `pandect account suspend|resume|sessions` */
export function addAccountSessionCommands(group: Command, context: CommandContext): void {
  group
    .command('suspend')
    .description('Let nobody sign in with an account until it is resumed, and end its sessions.')
    .argument('<username>')
    .option('--json', 'print the account as one JSON value')
    .action((username: string, flags: Flags) => suspend(username, flags, context));
  group
    .command('resume')
    .description('Let a suspended account sign in again.')
    .argument('<username>')
    .option('--json', 'print the account as one JSON value')
    .action((username: string, flags: Flags) => resume(username, flags, context));
  group
    .command('sessions')
    .description('List where an account is signed in.')
    .argument('<username>')
    .option('--end', 'end them all')
    .option('--json', 'print the list, or how many were ended, as one JSON value')
    .action((username: string, flags: Flags & { end?: boolean }) =>
      flags.end ? endSessions(username, flags, context) : listSessions(username, flags, context),
    );
}

async function suspend(name: string, flags: Flags, context: CommandContext): Promise<void> {
  await withPeople(context, async (people) => {
    const account = await getAccount(people, name);
    const suspendedAt = account.suspendedAt ?? new Date().toISOString();
    const ended = await people.accounts.suspendAccount(account.id, suspendedAt);
    const words = `${account.username} is suspended, ${describeEnded(ended)}`;
    context.print(flags.json ? JSON.stringify({ ...account, suspendedAt, ended }) : words);
  });
}

async function resume(name: string, flags: Flags, context: CommandContext): Promise<void> {
  await withPeople(context, async (people) => {
    const { suspendedAt: _former, ...account } = await getAccount(people, name);
    await people.accounts.suspendAccount(account.id, null);
    context.print(flags.json ? JSON.stringify(account) : `${account.username} may sign in again`);
  });
}

async function endSessions(name: string, flags: Flags, context: CommandContext): Promise<void> {
  await withPeople(context, async (people) => {
    const { id, username } = await getAccount(people, name);
    const ended = await people.sessions.endSessionsOf(id);
    context.print(flags.json ? JSON.stringify({ username, ended }) : `${username}: ${describeEnded(ended)}`);
  });
}

async function listSessions(name: string, flags: Flags, context: CommandContext): Promise<void> {
  await withPeople(context, async (people) => {
    const { id, username } = await getAccount(people, name);
    const limits = limitSessions(context.config.http, new Date().toISOString());
    const held = await people.sessions.listSessionsOf(id, limits);
    if (flags.json) context.print(JSON.stringify(held.map(present)));
    else if (held.length === 0) context.print(`${username} is signed in nowhere.`);
    else for (const session of held) context.print(describe(session));
  });
}

function present({ id, userAgent, network, createdAt, seenAt }: StoredSession): object {
  return { id, browser: nameBrowser(userAgent), network: network ?? null, begunAt: createdAt, usedAt: seenAt };
}

function describe({ userAgent, network, createdAt, seenAt }: StoredSession): string {
  const from = network === undefined ? '' : ` from ${network}`;
  const browser = nameBrowser(userAgent) ?? 'a browser that is not known';
  return `${browser}${from}, begun ${describeInstant(createdAt)}, last used ${describeInstant(seenAt)}`;
}

function nameBrowser(userAgent: string | undefined): string | null {
  return userAgent === undefined ? null : describeBrowser(userAgent);
}

/** `2026-05-01 10:00 UTC` */
function describeInstant(instant: string): string {
  return `${instant.slice(0, 16).replace('T', ' ')} UTC`;
}

function describeEnded(count: number): string {
  return `${describeCount(count, 'session')} ended`;
}
