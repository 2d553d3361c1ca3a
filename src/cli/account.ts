import type { Command } from 'commander';
import { UsernameTaken, type Account } from '#server/ports/account-store.ts';
import { checkEmail, checkUsername, MOST_NAME_CHARACTERS } from './account-fields.ts';
import { ACCOUNT_LIST } from './account-list.ts';
import { getAccount, getInstitution, InputRefused, readText, withPeople } from './change-people.ts';
import type { CommandContext } from './command-context.ts';
import { describeCount } from './describe-count.ts';
import { needArgument, needOption } from './needed.ts';
import { addAccountSessionCommands } from './account-sessions.ts';
import { describeInitialEnd, planInitialEnd, readPassword } from './read-password.ts';
import { writePeopleList } from './take-list.ts';

interface AccountFlags {
  readonly name: string;
  readonly email?: string;
  readonly institution?: string;
  readonly json?: boolean;
}

interface AddFlags extends Partial<AccountFlags> {
  readonly file?: string;
  readonly dryRun?: boolean;
}

interface RemoveFlags {
  readonly yes?: boolean;
  readonly json?: boolean;
}

/** `pandect account add|password|suspend|resume|sessions|move|remove|list` */
export function addAccountCommand(program: Command, context: CommandContext): void {
  const group = program.command('account').description('People who sign in with a password of this installation.');
  addAddCommand(group, context);
  group
    .command('password')
    .description('Set a new password, read from standard input, and end the account’s sessions.')
    .argument('<username>')
    .option('--json', 'print what was done as one JSON value')
    .action((username: string, flags: { json?: boolean }) => setPassword(username, flags, context));
  addAccountSessionCommands(group, context);
  group
    .command('move')
    .description('Let an account belong to another institution, or to none.')
    .argument('<username>')
    .argument('[institution]', 'id of the institution; without it the account belongs to none')
    .option('--json', 'print the account as one JSON value')
    .action((username: string, institution: string | undefined, flags: { json?: boolean }) =>
      moveAccount(username, institution, flags, context),
    );
  group
    .command('remove')
    .description('Take an account out, with its password, sessions and what its reader has kept.')
    .argument('<username>')
    .option('--yes', 'do it; without this the command only says what would go')
    .option('--json', 'print the account as one JSON value')
    .action((username: string, flags: RemoveFlags) => removeAccount(username, flags, context));
  group
    .command('list')
    .description('List all accounts.')
    .option('--json', 'print the list as one JSON value')
    .action((flags: { json?: boolean }) => listAccounts(flags, context));
}

function addAddCommand(group: Command, context: CommandContext): void {
  group
    .command('add')
    .description('Add an account, whose password is read from standard input, or many from a file.')
    .argument('[username]', 'letters, digits and . _ - @ +; unique whatever the letter case')
    .option('--name <name>', 'as shown')
    .option('--email <address>', 'e-mail address')
    .option('--institution <id>', 'institution whose contracts count')
    .option('--file <csv>', 'add or change those of a list: username,name,email,institution,password')
    .option('--dry-run', 'only say by line what the list would do')
    .option('--json', 'print the account, or what came of the list, as one JSON value')
    .action((username: string | undefined, { file, ...flags }: AddFlags, command: Command) => {
      if (file !== undefined) return writePeopleList(ACCOUNT_LIST, { ...flags, file }, context);
      const name = needOption(command, '--name <name>', flags.name);
      return addAccount(needArgument(command, 'username', username), { ...flags, name }, context);
    });
}

async function addAccount(username: string, flags: AccountFlags, context: CommandContext): Promise<void> {
  await withPeople(context, async (people) => {
    const { accounts, passwords, hasher } = people;
    checkUsername(username);
    if (await accounts.findAccountByUsername(username)) throw new UsernameTaken(username);
    const email = checkEmail(flags.email ?? null);
    const institution = flags.institution === undefined ? null : (await getInstitution(people, flags.institution)).id;
    const name = readText('name', flags.name, MOST_NAME_CHARACTERS);
    const draft = { username, name, email, institution };
    const hash = await hasher.hash(await readPassword(people, draft, context.input));
    const account = await accounts.createAccount(draft);
    const initialUntil = planInitialEnd();
    await passwords.savePassword(account.id, hash, initialUntil);
    const words = `${describeAccount(account)} added. ${describeInitialEnd(initialUntil)}`;
    context.print(flags.json ? JSON.stringify({ ...account, initialUntil }) : words);
  });
}

async function setPassword(name: string, flags: { json?: boolean }, context: CommandContext): Promise<void> {
  await withPeople(context, async (people) => {
    const { passwords, sessions, hasher } = people;
    const account = await getAccount(people, name);
    const { id, username, issuer } = account;
    if (issuer !== undefined) throw new InputRefused(describeOutside(username, issuer));
    if (account.demo) {
      throw new InputRefused(
        `“${username}” is a demo account: its password is printed for everybody, and stays. PANDECT_DEMO_SIGN_IN=off lets nobody sign in with it.`,
      );
    }
    const hash = await hasher.hash(await readPassword(people, account, context.input));
    const initialUntil = planInitialEnd();
    await passwords.savePassword(id, hash, initialUntil);
    const ended = await sessions.endSessionsOf(id);
    const words = `The password of ${username} is set, ${describeCount(ended, 'session')} ended.`;
    const rest = describeInitialEnd(initialUntil);
    context.print(flags.json ? JSON.stringify({ username, ended, initialUntil }) : `${words} ${rest}`);
  });
}

function describeOutside(username: string, issuer: string): string {
  return (
    `“${username}” signs in at ${issuer}, which keeps the password: have it changed there. ` +
    `“pandect account suspend ${username}” lets nobody sign in with the account, ` +
    `“account sessions ${username} --end” ends its sessions.`
  );
}

async function moveAccount(
  username: string,
  to: string | undefined,
  flags: { json?: boolean },
  context: CommandContext,
): Promise<void> {
  await withPeople(context, async (people) => {
    const account = await getAccount(people, username);
    const institution = to === undefined ? null : await getInstitution(people, to);
    const moved = { ...account, institution: institution?.id ?? null };
    await people.accounts.saveAccount(moved);
    const words = institution ? `belongs to ${institution.name} now` : 'belongs to no institution now';
    context.print(flags.json ? JSON.stringify(moved) : `${account.username} ${words}`);
  });
}

async function removeAccount(username: string, flags: RemoveFlags, context: CommandContext): Promise<void> {
  await withPeople(context, async (people) => {
    const account = await getAccount(people, username);
    if (!flags.yes) {
      throw new InputRefused(
        `${describeAccount(account)} would go, with password, sessions and what its reader has kept. --yes does it.`,
      );
    }
    const ended = await people.sessions.endSessionsOf(account.id);
    await people.accounts.deleteAccount(account.id);
    const words = `${account.username} removed, ${describeCount(ended, 'session')} ended`;
    context.print(flags.json ? JSON.stringify(account) : words);
  });
}

async function listAccounts(flags: { json?: boolean }, context: CommandContext): Promise<void> {
  await withPeople(context, async ({ accounts }) => {
    const listed = await accounts.listAccounts();
    if (flags.json) context.print(JSON.stringify(listed));
    else if (listed.length === 0) context.print('There are no accounts.');
    else for (const account of listed) context.print(describeAccount(account));
  });
}

function describeAccount({ username, name, accountNo, email, institution, demo, ...rest }: Account): string {
  const { issuer, suspendedAt } = rest;
  const marks = [demo ? 'demo' : null, issuer ?? null, suspendedAt === undefined ? null : 'suspended'];
  const facts = [accountNo, email, institution, ...marks].filter((part) => part !== null);
  return `${username}  ${name}  (${facts.join(', ')})`;
}
