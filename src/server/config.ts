import { availableParallelism } from 'node:os';
import { isAbsolute, resolve } from 'node:path';
import { EDITION_IDS, isEditionId, type EditionId } from '#domain/edition/edition.ts';

/** The settings of one server or command, read once from the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  /** What plain localhost shows. */
  readonly edition: EditionId;
  readonly hasDemo: boolean;
  readonly maxFileBytes: number;
  readonly timeZone: string;
  readonly workers: number;
  readonly queryMilliseconds: number;
  readonly logLevel: string;
}

/** A setting with a value that cannot be used: its name, what was found, what is allowed. */
export class ConfigError extends Error {
  constructor(name: string, found: string, allowed: string) {
    super(`${name} is “${found}”; it must be ${allowed}.`);
    this.name = 'ConfigError';
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const MEGABYTE = 1024 * 1024;

/** Reads every setting; throws `ConfigError` for the first that cannot be used. */
export function readConfig(environment: Environment): Config {
  refuseUnbuilt(environment);
  return {
    port: readInteger(environment, 'PORT', 8080, 0, 65_535),
    host: readLoopback(environment),
    dataFolder: readFolder(environment, 'PANDECT_DATA', './data'),
    edition: readEdition(environment),
    hasDemo: readChoice(environment, 'PANDECT_DEMO', 'on', ['on', 'off']) === 'on',
    maxFileBytes: readInteger(environment, 'PANDECT_MAX_FILE_MB', 256, 1, 1024 * 1024) * MEGABYTE,
    timeZone: readTimeZone(environment),
    workers: readInteger(environment, 'PANDECT_SEARCH_WORKERS', Math.max(1, availableParallelism() - 1), 1, 64),
    queryMilliseconds: readInteger(environment, 'PANDECT_QUERY_MS', 10_000, 10, 600_000),
    logLevel: readChoice(environment, 'PANDECT_LOG', 'warn', LOG_LEVELS),
  };
}

function readInteger(environment: Environment, name: string, preset: number, least: number, most: number): number {
  const text = environment[name];
  if (text === undefined || text === '') return preset;
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new ConfigError(name, text, `a whole number from ${least} to ${most}`);
}

function readChoice(environment: Environment, name: string, preset: string, allowed: readonly string[]): string {
  const text = environment[name];
  if (text === undefined || text === '') return preset;
  if (allowed.includes(text)) return text;
  throw new ConfigError(name, text, `one of ${allowed.join(', ')}`);
}

function readFolder(environment: Environment, name: string, preset: string): string {
  const text = environment[name];
  const folder = text === undefined || text === '' ? preset : text;
  return isAbsolute(folder) ? folder : resolve(folder);
}

function readEdition(environment: Environment): EditionId {
  const text = readChoice(environment, 'PANDECT_EDITION', EDITION_IDS[0], EDITION_IDS);
  return isEditionId(text) ? text : EDITION_IDS[0];
}

/** Until access control lands whoever reaches the server may read everything, so only this machine may reach it. */
function readLoopback(environment: Environment): string {
  const text = environment['HOST'];
  if (text === undefined || text === '') return '127.0.0.1';
  if (LOOPBACK.includes(text)) return text;
  throw new ConfigError('HOST', text, `one of ${LOOPBACK.join(', ')}: the library has no access control yet`);
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
