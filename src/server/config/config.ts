import { availableParallelism } from 'node:os';
import { isIP } from 'node:net';
import { isAbsolute, resolve } from 'node:path';
import { DEFAULT_EDITION, EDITION_IDS, isEditionId, type EditionId } from '#domain/edition/edition.ts';
import { readFeedSettings, type FeedSettings } from './feeds-config.ts';
import { readLinks, type Links } from './links-config.ts';
import { readHttpSettings } from './http-config.ts';
import type { HttpSettings } from '#server/http/http-settings.ts';
import { ConfigError, readChoice, readInteger, readText, type Environment } from './setting.ts';
import { readSignInSettings, type SignInSettings } from './sign-in-config.ts';

/** The settings of one server or command, read once from the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  /** What plain localhost shows. */
  readonly edition: EditionId;
  readonly hasDemo: boolean;
  /** Browsers report to the library's own collector, after consent. */
  readonly hasTag: boolean;
  readonly maxFileBytes: number;
  readonly timeZone: string;
  readonly workers: number;
  readonly queryMilliseconds: number;
  readonly logLevel: string;
  /** Whether this server is the only one over its database. */
  readonly servers: 'one' | 'several';
  /** Documents that a reader may open (OP-179). */
  readonly reading: ReadingLimits;
  readonly signIn: SignInSettings;
  readonly http: HttpSettings;
  /** Where the other sites of the editions are (OP-167). */
  readonly links: Links;
  /** Blogs and news from elsewhere (OP-130). */
  readonly feeds: FeedSettings;
}

/** 0 sets no limit. */
export interface ReadingLimits {
  /** Of one account in ten minutes. */
  readonly tenMinutes: number;
  /** Of one account in 24 hours. */
  readonly day: number;
  /** Of all who are recognised by the addresses of one institution, in 24 hours. */
  readonly institutionDay: number;
}

export { ConfigError };

const HOST_NAME = /^[a-z0-9](?:[a-z0-9.-]{0,252})$/iu;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const MEGABYTE = 1024 * 1024;

/** Reads every setting; throws `ConfigError` for the first that cannot be used. */
export function readConfig(environment: Environment): Config {
  refuseUnbuilt(environment);
  return {
    port: readInteger(environment, 'PORT', 8080, 0, 65_535),
    host: readHost(environment),
    dataFolder: readFolder(environment, 'PANDECT_DATA', './data'),
    edition: readEdition(environment),
    hasDemo: readChoice(environment, 'PANDECT_DEMO', 'on', ['on', 'off']) === 'on',
    hasTag: readChoice(environment, 'PANDECT_ANALYTICS', 'on', ['on', 'off']) === 'on',
    maxFileBytes: readInteger(environment, 'PANDECT_MAX_FILE_MB', 256, 1, 1024 * 1024) * MEGABYTE,
    timeZone: readTimeZone(environment),
    workers: readInteger(environment, 'PANDECT_SEARCH_WORKERS', Math.max(1, availableParallelism() - 1), 1, 64),
    queryMilliseconds: readInteger(environment, 'PANDECT_QUERY_MS', 10_000, 10, 600_000),
    logLevel: readChoice(environment, 'PANDECT_LOG', 'warn', LOG_LEVELS),
    servers: readChoice(environment, 'PANDECT_SERVERS', 'one', ['one', 'several']),
    reading: readReadingLimits(environment),
    signIn: readSignInSettings(environment),
    http: readHttpSettings(environment),
    links: readLinks(environment),
    feeds: readFeedSettings(environment),
  };
}

function readReadingLimits(environment: Environment): ReadingLimits {
  return {
    tenMinutes: readInteger(environment, 'PANDECT_READING_10_MINUTES', 60, 0, 1_000_000),
    day: readInteger(environment, 'PANDECT_READING_DAY', 500, 0, 1_000_000),
    institutionDay: readInteger(environment, 'PANDECT_READING_INSTITUTION_DAY', 5_000, 0, 1_000_000),
  };
}

function readFolder(environment: Environment, name: string, preset: string): string {
  const text = environment[name];
  const folder = text === undefined || text === '' ? preset : text;
  return isAbsolute(folder) ? folder : resolve(folder);
}

function readEdition(environment: Environment): EditionId {
  const text = readChoice(environment, 'PANDECT_EDITION', DEFAULT_EDITION, EDITION_IDS);
  return isEditionId(text) ? text : DEFAULT_EDITION;
}

function readHost(environment: Environment): string {
  const host = readText(environment, 'HOST') ?? '127.0.0.1';
  if (!HOST_NAME.test(host) && isIP(host) === 0) throw new ConfigError('HOST', host, 'a host name or an address');
  return host;
}

function readTimeZone(environment: Environment): string {
  const text = environment['PANDECT_TIMEZONE'];
  if (text === undefined || text === '') return 'UTC';
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return text;
  } catch {
    throw new ConfigError('PANDECT_TIMEZONE', text, 'the name of a time zone, for example Europe/Paris');
  }
}

/** Settings whose other choices are not built yet say so instead of being ignored. */
function refuseUnbuilt(environment: Environment): void {
  const only = (name: string, value: string) => {
    const text = environment[name];
    if (text === undefined || text === '' || text === value) return;
    throw new ConfigError(name, text, `“${value}”: nothing else is built yet`);
  };
  only('PANDECT_STORE', 'sqlite');
  only('PANDECT_SEARCH', 'embedded');
}
