import type { Command } from 'commander';
import type { SupportMessage } from '#server/ports/support-messages.ts';
import { InputRefused, withPeople } from './change-people.ts';
import type { CommandContext } from './command-context.ts';

interface ListFlags {
  readonly json?: boolean;
  readonly all?: boolean;
}

/** `pandect messages list|done` */
export function addMessagesCommand(program: Command, context: CommandContext): void {
  const group = program
    .command('messages')
    .description('What readers have written through the support page, and the errors they report with the row.');
  group
    .command('list')
    .description('Show the messages that wait, oldest first.')
    .option('--all', 'also those that are done')
    .option('--json', 'print the list as one JSON value')
    .action((flags: ListFlags) => listMessages(flags, context));
  group
    .command('done')
    .description('Say that a message is done with. It is kept, and listed with “--all”.')
    .argument('<id>', 'as “messages list” shows it')
    .action((id: string) => markDone(id, context));
}

async function listMessages({ json, all = false }: ListFlags, context: CommandContext): Promise<void> {
  await withPeople(context, async ({ messages }) => {
    const listed = await messages.listMessages({ all });
    if (json) context.print(JSON.stringify(listed));
    else if (listed.length === 0) context.print(all ? 'There are no messages.' : 'No message waits.');
    else context.print(listed.map(describeMessage).join('\n\n'));
  });
}

async function markDone(id: string, context: CommandContext): Promise<void> {
  await withPeople(context, async ({ messages }) => {
    const message = await messages.markHandled(id, new Date().toISOString());
    if (!message) throw new InputRefused(`There is no message “${id}”; “pandect messages list --all” shows all.`);
    context.print(`${message.id} done: ${message.subject}`);
  });
}

function describeMessage(message: SupportMessage): string {
  const { id, at, edition, account, institution, name, email, subject, handledAt } = message;
  const marks = [edition, institution, account, handledAt === null ? null : `done ${handledAt}`];
  const lines = message.message.split(/\r\n|\r|\n/u).map((line) => `  ${line}`.trimEnd());
  const from = `${name} <${email}>  (${marks.filter((mark) => mark !== null).join(', ')})`;
  return [`${id}  ${at}  ${from}`, `  ${subject}`, '', ...lines].join('\n');
}
