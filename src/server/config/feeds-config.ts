import { parseAddressRange, RangeRefused, type ParsedRange } from '#domain/access/parse-address-range.ts';
import { EDITION_IDS, isEditionId, type EditionId } from '#domain/edition/edition.ts';
import { ConfigError, readInteger, readList, readText, type Environment } from './setting.ts';
import { readSettingFile } from './read-setting-file.ts';

const NAME = 'PANDECT_FEEDS';
const ID = /^[a-z0-9][a-z0-9-]{0,39}$/u;
const FIELDS = ['id', 'edition', 'name', 'url', 'blog', 'news', 'without'];
const KILOBYTE = 1024;

/** A feed of somebody else, and whose items it holds here. */
export interface FeedSetting {
  readonly id: string;
  readonly editions: readonly EditionId[];
  readonly url: string;
  /** As readers are shown it; else what it calls itself. */
  readonly name?: string;
  /** Exactly one of these: a blog of the editions, or the id of a news publication. */
  readonly blog?: string;
  readonly news?: string;
  /** Addresses of items that are left out. */
  readonly without: readonly string[];
}

export interface FeedSettings {
  /** None: nothing is fetched. */
  readonly feeds: readonly FeedSetting[];
  readonly milliseconds: number;
  readonly bytes: number;
  /** Addresses that are not public and may be asked all the same. */
  readonly allowed: readonly ParsedRange[];
}

/** Reads what may be fetched from elsewhere; throws `ConfigError` for what cannot be meant (OP-130). */
export function readFeedSettings(environment: Environment): FeedSettings {
  const path = readText(environment, NAME);
  return {
    feeds: path === undefined ? [] : readFeeds(path),
    milliseconds: readInteger(environment, 'PANDECT_FEEDS_SECONDS', 20, 1, 300) * 1000,
    bytes: readInteger(environment, 'PANDECT_FEEDS_KB', 2048, 1, 65_536) * KILOBYTE,
    allowed: readList(environment, 'PANDECT_FEEDS_ALLOW').map(readRange),
  };
}

function readRange(text: string): ParsedRange {
  try {
    return parseAddressRange(text);
  } catch (error) {
    if (!(error instanceof RangeRefused)) throw error;
    throw new ConfigError('PANDECT_FEEDS_ALLOW', text, 'addresses or blocks, for example 10.0.0.7, 192.168.4.0/24');
  }
}

function readFeeds(path: string): FeedSetting[] {
  const { feeds } = readTable(path);
  if (!Array.isArray(feeds)) throw new ConfigError(NAME, path, 'a file with a list called `feeds`');
  const read = feeds.map((feed: unknown, index) => readFeed(feed, `${path}: feed ${index + 1}`));
  const twice = read.find(({ id }, index) => read.findIndex((one) => one.id === id) < index);
  if (twice) throw new ConfigError(NAME, `${path}: id ${twice.id}`, 'different for each feed');
  return read;
}

function readTable(path: string): Readonly<Record<string, unknown>> {
  const table = readSettingFile(NAME, path);
  return isTable(table) ? table : {};
}

function readFeed(feed: unknown, where: string): FeedSetting {
  if (!isTable(feed)) throw new ConfigError(NAME, where, 'fields with values');
  const unknown = Object.keys(feed).find((key) => !FIELDS.includes(key));
  if (unknown !== undefined) throw new ConfigError(NAME, `${where}: ${unknown}`, `one of ${FIELDS.join(', ')}`);
  const text = (key: string) => {
    const value = feed[key];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  };
  const [id, name, blog, news] = ['id', 'name', 'blog', 'news'].map(text);
  if (id === undefined || !ID.test(id)) {
    throw new ConfigError(NAME, `${where}: id: ${id ?? ''}`, 'small letters, digits and hyphens, at most 40');
  }
  if ((blog === undefined) === (news === undefined)) {
    throw new ConfigError(NAME, `${where} (${id})`, 'given either a `blog` or a `news` publication, and only one');
  }
  return {
    id,
    editions: readEditions(feed['edition'], `${where} (${id}): edition`),
    url: readUrl(text('url'), `${where} (${id}): url`),
    without: readTexts(feed['without'], `${where} (${id}): without`),
    ...(name === undefined ? {} : { name }),
    ...(blog === undefined ? {} : { blog }),
    ...(news === undefined ? {} : { news }),
  };
}

function readEditions(value: unknown, where: string): EditionId[] {
  const given: readonly unknown[] = Array.isArray(value) ? value : [value];
  const editions = given.filter((one): one is EditionId => typeof one === 'string' && isEditionId(one));
  if (editions.length === given.length && editions.length > 0) return editions;
  throw new ConfigError(NAME, where, `one or several of ${EDITION_IDS.join(', ')}`);
}

function readTexts(value: unknown, where: string): string[] {
  const given: readonly unknown[] = value === undefined ? [] : Array.isArray(value) ? value : [value];
  const texts = given.filter((one) => typeof one === 'string');
  if (texts.length === given.length) return texts;
  throw new ConfigError(NAME, where, 'a list of addresses');
}

function readUrl(url: string | undefined, where: string): string {
  const parsed = URL.parse(url ?? '');
  const isPlain = parsed?.username === '' && parsed.password === '';
  if (parsed && isPlain && (parsed.protocol === 'https:' || parsed.protocol === 'http:')) return parsed.href;
  throw new ConfigError(NAME, `${where}: ${url ?? ''}`, 'an address with https or http and without a password');
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
