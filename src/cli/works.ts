import { Option, type Command } from 'commander';
import { JoinRefused, type JoinWish, type ProposedJoin } from '#server/ports/work-joins.ts';
import type { CommandContext } from './command-context.ts';
import { nameOperator } from './name-operator.ts';

const MOST_LISTED = 200;

interface WorksFlags {
  readonly proposed?: boolean;
  readonly join?: boolean;
  readonly anyway?: boolean;
  readonly refuse?: boolean;
  readonly json?: boolean;
}

/** `pandect works --proposed`, `--join [--anyway] <id> <id>`, `--refuse <id> <id>` */
export function addWorksCommand(program: Command, context: CommandContext): void {
  program
    .command('works')
    .description('Documents that may be one work, because they share a citation or a docket number.')
    .argument('[ids...]', 'of two documents; the first one stays')
    .addOption(new Option('--proposed', 'list what nobody decided on').conflicts(['join', 'refuse']))
    .addOption(
      new Option('--join', 'they are one work: the second is withdrawn, and joins once its file is imported').conflicts(
        'refuse',
      ),
    )
    .addOption(new Option('--anyway', 'with --join: they are one although their words differ').conflicts('refuse'))
    .option('--refuse', 'they are two, and are not proposed again')
    .option('--json', 'print one JSON value')
    .action(async (ids: string[], flags: WorksFlags, command: Command) => {
      if (flags.proposed && ids.length === 0) return listProposed(flags, context);
      const [one, other] = ids;
      const isPair = one !== undefined && other !== undefined && ids.length === 2;
      if (!isPair || !(flags.join || flags.refuse)) {
        command.error('error: give --proposed alone, or --join or --refuse with the ids of two documents');
      }
      return decide({ decision: nameDecision(flags), one: one ?? '', other: other ?? '' }, flags, context);
    });
}

function nameDecision({ join, anyway }: WorksFlags): JoinWish['decision'] {
  if (!join) return 'refuse';
  return anyway ? 'join-anyway' : 'join';
}

async function listProposed({ json }: WorksFlags, context: CommandContext): Promise<void> {
  const { openWriter } = await import('#server/compose/writer.ts');
  const library = await openWriter(context.config);
  try {
    const proposed = await library.joins.listProposed(MOST_LISTED);
    if (json) context.print(JSON.stringify(proposed));
    else context.print(proposed.length === 0 ? 'Nothing is proposed.' : proposed.map(describeProposed).join('\n'));
  } finally {
    await library.close();
  }
}

/** Makes one decision under the library's lock; what is refused is told in words. */
async function decide(wish: JoinWish, { json }: WorksFlags, context: CommandContext): Promise<void> {
  const { openWriter } = await import('#server/compose/writer.ts');
  const library = await openWriter(context.config);
  try {
    await library.writer.open();
    await library.joins.decide(wish, nameOperator());
    if (wish.decision !== 'refuse') await library.writer.remove([wish.other]);
    if (json) context.print(JSON.stringify(wish));
    else context.print(describeDone(wish));
  } catch (error) {
    if (!(error instanceof JoinRefused)) throw error;
    context.warn(error.message);
    context.exit(1);
  } finally {
    await library.close();
  }
}

function describeProposed({ one, other, shared }: ProposedJoin): string {
  return `${one.id}  ${other.id}  both bear ${shared}: “${one.title}” (${one.path}), “${other.title}” (${other.path})`;
}

function describeDone({ decision, one, other }: JoinWish): string {
  if (decision === 'refuse') return `${one} and ${other} stay two and are not proposed again.`;
  return `${other} is withdrawn. Import its file again: it joins ${one}, and its address leads there.`;
}
