import type { EditionId } from '#domain/edition/edition.ts';
import { EDITION_IDS, isEditionId } from '#domain/edition/edition.ts';
import { NO_LINKS, type EditionLinks } from '#domain/edition/external-place.ts';
import { ConfigError, readText, type Environment } from './setting.ts';
import { readSettingFile } from './read-setting-file.ts';

const NAME = 'PANDECT_LINKS';
const SIGN_IN_HOSTS = 'sign-in-hosts';
const HOST_NAME = /^(?!-)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*$/u;

export type Links = Readonly<Record<EditionId, EditionLinks>>;

/**
 * Where the other sites of each edition are: a YAML file with a table for each edition, place to address (OP-167).
 * Throws `ConfigError` where the file cannot be read or says something that cannot be meant.
 */
export function readLinks(environment: Environment): Links {
  const path = readText(environment, NAME);
  const tables = path === undefined ? {} : readTables(path);
  const read = (edition: EditionId): EditionLinks => readEditionLinks(`${path}: ${edition}`, tables[edition]);
  return Object.fromEntries(EDITION_IDS.map((edition) => [edition, read(edition)])) as Links;
}

function readTables(path: string): Readonly<Record<string, unknown>> {
  const tables = readSettingFile(NAME, path);
  if (!isTable(tables)) throw new ConfigError(NAME, path, `a file with a table for each of ${EDITION_IDS.join(', ')}`);
  const unknown = Object.keys(tables).find((edition) => !isEditionId(edition));
  if (unknown === undefined) return tables;
  throw new ConfigError(NAME, `${path}: ${unknown}`, `a file whose tables are called ${EDITION_IDS.join(', ')}`);
}

function readEditionLinks(where: string, table: unknown): EditionLinks {
  if (table === undefined || table === null) return NO_LINKS;
  if (!isTable(table)) throw new ConfigError(NAME, where, 'places with their addresses');
  const { [SIGN_IN_HOSTS]: hosts = [], ...addresses } = table;
  return { addresses: readAddresses(where, addresses), signInHosts: readHosts(`${where}: ${SIGN_IN_HOSTS}`, hosts) };
}

function readAddresses(where: string, addresses: Readonly<Record<string, unknown>>): Record<string, string> {
  const read = Object.entries(addresses).map(([place, address]): [string, string] => {
    const url = typeof address === 'string' ? URL.parse(address) : null;
    if (typeof address === 'string' && (url?.protocol === 'https:' || url?.protocol === 'http:'))
      return [place, address];
    throw new ConfigError(NAME, `${where}: ${place}: ${JSON.stringify(address)}`, 'an address with https or http');
  });
  return Object.fromEntries(read);
}

function readHosts(where: string, hosts: unknown): string[] {
  const allowed = 'a list of host names without port';
  if (!Array.isArray(hosts)) throw new ConfigError(NAME, where, allowed);
  return hosts.map((host: unknown) => {
    if (typeof host === 'string' && HOST_NAME.test(host.toLowerCase())) return host.toLowerCase();
    throw new ConfigError(NAME, `${where}: ${JSON.stringify(host)}`, allowed);
  });
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
