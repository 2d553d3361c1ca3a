import type { Command } from 'commander';
import { EDITIONS } from '#editions/editions.ts';
import type { PulledFeed } from '#server/compose/pull-feeds.ts';
import type { FeedSetting } from '#server/config/feeds-config.ts';
import type { CommandContext } from './command-context.ts';
import { describeImport } from './describe-import.ts';

interface PullFlags {
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/** `pandect feeds list|pull` */
export function addFeedsCommand(program: Command, context: CommandContext): void {
  const feeds = program.command('feeds').description('Blogs and news from elsewhere, fetched when you say so.');
  feeds
    .command('list')
    .description('List the feeds that PANDECT_FEEDS names.')
    .option('--json', 'print one JSON value')
    .action(({ json }: PullFlags) => list(json ?? false, context));
  feeds
    .command('pull')
    .description('Fetch every feed once and import its items. Nothing is fetched at any other time.')
    .option('--dry-run', 'fetch and check everything, keep no item')
    .option('--json', 'print one JSON value')
    .action((flags: PullFlags) => pull(flags, context));
}

function list(isJson: boolean, { config, print }: CommandContext): void {
  const { feeds } = config.feeds;
  if (isJson) return print(JSON.stringify(feeds));
  if (feeds.length === 0) return print('No feed is set: PANDECT_FEEDS names no file, or one without feeds.');
  for (const feed of feeds) print(`${feed.id}  ${feed.editions.join(', ')}  ${describePlace(feed)}  ${feed.url}`);
}

async function pull({ dryRun = false, json = false }: PullFlags, context: CommandContext): Promise<void> {
  const { config, signal } = context;
  const wrong = config.feeds.feeds.flatMap(findUnknownBlog);
  if (config.feeds.feeds.length === 0) wrong.push('Feeds are off: name a file of them in PANDECT_FEEDS.');
  if (wrong.length > 0) {
    for (const words of wrong) context.warn(words);
    context.exit(2);
    return;
  }
  const { pullFeeds } = await import('#server/compose/pull-feeds.ts');
  const pulled = await pullFeeds(config, { dryRun, signal });
  if (json) context.print(JSON.stringify(pulled));
  else for (const one of pulled) context.print(describePulled(one, dryRun));
  if (pulled.some((one) => 'problem' in one || one.report.refused.length > 0)) context.exit(1);
}

function describePulled(feed: PulledFeed, dryRun: boolean): string {
  if ('problem' in feed) return `${feed.id}: not fetched, its items stay as they are: ${feed.problem}`;
  return `${feed.id}: ${describeImport(feed.report, dryRun)}`;
}

function describePlace({ blog, news }: FeedSetting): string {
  return blog === undefined ? `news ${news ?? ''}` : `blog ${blog}`;
}

/** Posts of a blog that an edition does not have would be shown nowhere on its home page. */
function findUnknownBlog({ id, blog, editions }: FeedSetting): string[] {
  if (blog === undefined) return [];
  return editions.flatMap((edition) => {
    const known = EDITIONS[edition].home.blogs.map((one) => one.blog);
    if (known.includes(blog)) return [];
    return [`The feed ${id} goes into the blog “${blog}”, which ${edition} does not have; it has ${known.join(', ')}.`];
  });
}
