import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HttpFeedFetcher } from '#server/adapters/outside/http-feed-fetcher.ts';
import { OWNER_ONLY, OWNER_ONLY_FOLDER } from '#server/adapters/sqlite/private-files.ts';
import type { Config } from '#server/config/config.ts';
import type { FeedSetting } from '#server/config/feeds-config.ts';
import type { ImportReport } from '#server/features/importing/import-report.ts';
import { FeedUnreachable, type FeedFetcher } from '#server/ports/feed-fetcher.ts';
import { PRODUCT } from './product.ts';
import { openWriter, type OpenWriter } from './writer.ts';

/** What came of one feed: what its items did to the library, or why it was not fetched. */
export type PulledFeed = FeedProblem | { readonly id: string; readonly report: ImportReport };

interface FeedProblem {
  readonly id: string;
  readonly problem: string;
}

interface FetchedFeed {
  readonly id: string;
  readonly file: string;
}

export interface PullOptions {
  readonly dryRun: boolean;
  readonly signal: AbortSignal;
}

/**
 * Fetches each feed that the settings name, one after the other, and imports what came; a feed that does not answer
 * leaves its items as they are. The library is not held while a feed is waited for. Answers in the order of the
 * settings.
 */
export async function pullFeeds(config: Config, options: PullOptions): Promise<PulledFeed[]> {
  const { feeds, milliseconds, bytes, allowed } = config.feeds;
  const fetcher = new HttpFeedFetcher({ milliseconds, bytes, allowed }, `Pandect/${PRODUCT.version} (feeds)`);
  const fetched: (FetchedFeed | FeedProblem)[] = [];
  for (const feed of feeds) {
    if (options.signal.aborted) break;
    fetched.push(await store(config, feed, fetcher, options.signal));
  }
  if (fetched.every((one) => 'problem' in one)) return fetched;
  const writer = await openWriter(config);
  try {
    const pulled: PulledFeed[] = [];
    for (const one of fetched) pulled.push('problem' in one ? one : await take(config, writer, one, options));
    return pulled;
  } finally {
    await writer.close();
  }
}

/** Keeps what was fetched as a file with what is said of it beside it, as an operator would lay it down. */
async function store(
  config: Config,
  feed: FeedSetting,
  fetcher: FeedFetcher,
  signal: AbortSignal,
): Promise<FetchedFeed | FeedProblem> {
  const { id, editions, name, blog, news, without } = feed;
  try {
    const content = await fetcher.fetch(feed.url, signal);
    const folder = join(config.dataFolder, 'feeds');
    mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
    const file = join(folder, `${id}.xml`);
    replaceFile(join(folder, `${id}.feed.yaml`), JSON.stringify({ id, edition: editions, name, blog, news, without }));
    replaceFile(file, content);
    return { id, file };
  } catch (error) {
    if (signal.aborted) return { id, problem: 'it was not waited for any longer' };
    if (error instanceof FeedUnreachable) return { id, problem: error.message };
    throw error;
  }
}

/** Whole or as it was: an import may read the file at any time. */
function replaceFile(path: string, content: string | Uint8Array): void {
  writeFileSync(`${path}.new`, content, { mode: OWNER_ONLY });
  renameSync(`${path}.new`, path);
}

async function take(
  config: Config,
  { importing }: OpenWriter,
  { id, file }: FetchedFeed,
  { dryRun, signal }: PullOptions,
): Promise<PulledFeed> {
  const report = await importing.run({
    roots: [file],
    editions: [],
    format: 'feed',
    dryRun,
    maxFileBytes: config.maxFileBytes,
    demo: false,
    onProgress: () => undefined,
    signal,
  });
  return { id, report };
}
