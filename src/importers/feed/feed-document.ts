import type { Block } from '#domain/document/block.ts';
import { EMPTY_RECORD, type DocumentRecord } from '#domain/document/document.ts';
import type { FeedEntry } from './feed-entry.ts';
import type { FeedPlace } from './feed-place.ts';

/** What a feed says of itself. */
export interface FeedFacts {
  readonly id?: string;
  readonly title?: string;
  readonly url?: string;
  readonly language?: string;
}

/** The record of an item: a post of a blog, or an item of news. */
export function feedDocument(entry: FeedEntry, facts: FeedFacts, place: FeedPlace): DocumentRecord {
  const { blog, news } = place;
  const source = place.name ?? facts.title;
  return {
    ...EMPTY_RECORD,
    key: `feed:${place.id ?? facts.id ?? facts.url ?? facts.title ?? ''}:${entry.id}`,
    editions: place.editions,
    title: entry.title,
    type: blog === undefined ? 'News' : 'Blog post',
    languages: facts.language === undefined ? EMPTY_RECORD.languages : [facts.language],
    dates: entry.date === undefined ? {} : { publication: entry.date },
    authors: entry.authors.map((name) => ({ name })),
    ...(entry.text === '' ? {} : { summary: entry.text }),
    ...(source ? { source } : {}),
    ...(blog === undefined ? {} : { blog }),
    ...(news === undefined ? {} : { publication: news }),
    ...(entry.url === undefined ? {} : { outsideUrl: entry.url }),
  };
}

/** Its beginning, and where the rest stands. */
export function feedBlocks({ title, text, url }: FeedEntry): Block[] {
  const blocks: Block[] = [{ kind: 'paragraph', inlines: [text === '' ? title : text] }];
  if (url === undefined) return blocks;
  const { host } = new URL(url);
  const link = { kind: 'link' as const, target: { to: 'web' as const, href: url }, children: [`Read it at ${host}`] };
  return [...blocks, { kind: 'paragraph', inlines: [link] }];
}
