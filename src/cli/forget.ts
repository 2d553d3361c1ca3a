import { InvalidArgumentError, type Command } from 'commander';
import { formatDate } from '#domain/document/format-date.ts';
import { RecordRefused } from '#server/ports/content-writer.ts';
import type { Forgotten, ForgottenEntry } from '#server/ports/forgetting.ts';
import type { CommandContext } from './command-context.ts';
import { describeBytes } from './describe-bytes.ts';
import { describeCount } from './describe-count.ts';
import { nameOperator } from './name-operator.ts';

interface ForgetFlags {
  readonly version?: number;
  readonly title?: boolean;
  readonly reason?: string;
  readonly dryRun?: boolean;
  readonly list?: boolean;
  readonly json?: boolean;
}

const MOST_LISTED = 1000;
const BACKUPS = 'Backups made before still hold it, and so does the source that it was imported from.';

/** `pandect forget <id> --version n | --title` */
export function addForgetCommand(program: Command, context: CommandContext): void {
  program
    .command('forget')
    .description(
      'Take a former text, or the words of a title, away for good: from the library, its index and what readers keep. It cannot be undone.',
    )
    .argument('[id]', 'a document')
    .option('--version <n>', 'the former version whose text goes', readVersion)
    .option('--title', 'take the words of the title away: that of the version, else that of a withdrawn document')
    .option('--reason <words>', 'why; it stays in the list of what was taken away')
    .option('--dry-run', 'only say what would go')
    .option('--list', 'list what was taken away, by whom and why')
    .option('--json', 'print one JSON value')
    .action((id: string | undefined, flags: ForgetFlags, command: Command) => {
      if (flags.list) return list(flags, context);
      if (id === undefined) command.error('error: name a document, or --list');
      if (flags.version === undefined && !flags.title) {
        command.error('error: say what goes: --version n, --title, or both');
      }
      return forget(id ?? '', flags, context);
    });
}

async function forget(
  id: string,
  { version, title = false, reason = '', dryRun = false, json }: ForgetFlags,
  context: CommandContext,
): Promise<void> {
  const { openForgetting } = await import('#server/compose/forgetting.ts');
  const { service, close } = await openForgetting(context.config);
  const wish = { id, version, hasTitle: title };
  try {
    const isAsked = dryRun ? service.rehearse(wish) : undefined;
    const done = isAsked
      ? undefined
      : await service.forget(wish, { by: nameOperator(), reason: reason.trim() || null });
    const forgotten = done ?? { ...(await service.rehearse(wish)), isErased: false };
    context.print(json ? JSON.stringify(presentJson(forgotten, dryRun)) : describe(forgotten, dryRun));
    if (done && !done.isErased) context.exit(1);
  } catch (error) {
    if (!(error instanceof RecordRefused)) throw error;
    context.warn(error.message);
    context.exit(1);
  } finally {
    await close();
  }
}

async function list({ json }: ForgetFlags, context: CommandContext): Promise<void> {
  const { openForgetting } = await import('#server/compose/forgetting.ts');
  const { forgetting, close } = await openForgetting(context.config, { isReading: true });
  try {
    const entries = await forgetting.listForgotten(MOST_LISTED);
    const words = entries.length === 0 ? 'Nothing was taken away.' : entries.map(describeEntry).join('\n');
    context.print(json ? JSON.stringify(entries) : words);
  } finally {
    await close();
  }
}

function presentJson({ plan, traces, isErased }: Forgotten, dryRun: boolean) {
  const { id, version = null, hasTitle, bytes } = plan;
  return { id, version, title: hasTitle, bytes, traces, isErased, dryRun };
}

function describe({ plan, traces, isErased }: Forgotten, dryRun: boolean): string {
  const { id, version, hasTitle, content, bytes, isAgain } = plan;
  const hasText = version !== undefined && (content !== undefined || isAgain || !hasTitle);
  const text = !hasText ? [] : [`the text of version ${version} of ${id} (${describeBytes(bytes)})`];
  const title = hasTitle ? [`the title of ${version === undefined ? id : `version ${version}`}`] : [];
  const what = [...text, ...title].join(' and ');
  const kept = [
    describeCount(traces.favorites, 'favorite'),
    describeCount(traces.history, 'entry of a history', 'entries of histories'),
    describeCount(traces.usage, 'counted use'),
    describeCount(traces.readingPlaces, 'reading place'),
    describeCount(traces.checklists, 'ticked item'),
    describeCount(traces.files, 'file that waited to be fetched', 'files that waited to be fetched'),
  ].join(', ');
  if (dryRun) return `Would take away ${what}; with readers: ${kept}. Nothing was changed (dry run).\n${BACKUPS}`;
  const done = isAgain ? `Ended what was begun: ${what} is gone` : `Took away ${what}`;
  const rest = isErased
    ? BACKUPS
    : 'Nobody can read it any more, but its bytes are still in a file that others hold open. Run the same command again.';
  return `${done}; with readers: ${kept}.\n${rest}`;
}

function describeEntry({ document, version, hasTitle, reason, at, by, isErased }: ForgottenEntry): string {
  const what = [...(version === null ? [] : [`version ${version}`]), ...(hasTitle ? ['title'] : [])].join(' and ');
  const state = isErased ? '' : '  not ended: run the same command again';
  const who = by === null ? '' : ` by ${by}`;
  return `${document}  ${what}  ${formatDate(at.slice(0, 10))}${who}${reason === null ? '' : `: ${reason}`}${state}`;
}

function readVersion(value: string): number {
  if (/^[1-9]\d{0,5}$/u.test(value)) return Number(value);
  throw new InvalidArgumentError('It must be the number of a version, from 1.');
}
