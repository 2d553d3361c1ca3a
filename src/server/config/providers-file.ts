import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import {
  ALL_INSTITUTIONS,
  CLAIM_ALLOWED,
  INSTITUTION_CLAIM,
  INSTITUTIONS_ALLOWED,
  isClaim,
  ISSUER_ALLOWED,
  isSafeIssuer,
  type OutsideProvider,
} from './outside-provider.ts';
import { readSecret } from './provider-secret.ts';
import { FileTable, type RefuseAt } from './file-table.ts';
import { ConfigError, type Environment } from './setting.ts';

export const SIGN_IN_FILE = 'PANDECT_SIGN_IN';

const ID = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/u;
/** Names the accounts of the library itself. */
const TAKEN_ID = 'built-in';
const DOMAIN = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,62})(?:\.[a-z0-9][a-z0-9-]{0,62})+$/u;
const SCOPE = /^[\x21\x23-\x5b\x5d-\x7e]+$/u;
const KEYS = [
  'id',
  'name',
  'issuer',
  'client-id',
  'client-secret',
  'client-secret-env',
  'client-secret-file',
  'public-client',
  'scopes',
  'institution-claim',
  'institutions',
  'domains',
];

/**
 * The outside providers that a YAML file lists (OP-173). Throws `ConfigError` with path, line and what is allowed for the
 * first thing that cannot be meant.
 */
export function readProvidersFile(path: string, environment: Environment): OutsideProvider[] {
  const lines = new LineCounter();
  const document = parseDocument(readWhole(path), { lineCounter: lines, prettyErrors: false });
  const refuse: RefuseAt = (offset, found, allowed) => {
    const where = `${path}, line ${lines.linePos(offset).line}`;
    throw new ConfigError(SIGN_IN_FILE, found === '' ? where : `${where}: ${found}`, allowed);
  };
  // What the parser says may repeat the line, and with it a secret.
  const [error] = document.errors;
  if (error) return refuse(error.pos[0], '', 'YAML: text with a colon, # or * in it stands in quotation marks');
  if (!isMap(document.contents)) return refuse(0, '', 'a file with the list “providers”');
  const list = new FileTable(document.contents, ['providers'], refuse).find('providers')?.value;
  if (!isSeq(list) || list.items.length === 0) return refuse(0, 'providers', 'a list of at least one provider');
  const uses = new Map<string, string>();
  return list.items.map((item) => {
    const offset = (item as { readonly range?: readonly number[] }).range?.[0] ?? 0;
    if (!isMap(item)) return refuse(offset, '', 'an entry with id, name, issuer and client-id');
    const table = new FileTable(item, KEYS, refuse);
    const provider = readProvider(table, environment, dirname(path));
    refuseTwice(uses, table, provider);
    return provider;
  });
}

function readWhole(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new ConfigError(SIGN_IN_FILE, path, 'a file that can be read');
  }
}

function readProvider(table: FileTable, environment: Environment, folder: string): OutsideProvider {
  const id = table.readText('id', 'up to 40 small letters, digits and hyphens, and not “built-in”', (text) => {
    return ID.test(text) && text !== TAKEN_ID;
  });
  return {
    id,
    name: table.readText('name', 'what readers call it, at most 120 characters', (text) => text.length <= 120),
    issuer: table.readText('issuer', ISSUER_ALLOWED, isSafeIssuer),
    clientId: table.readText('client-id', 'the id that this provider gave the library'),
    clientSecret: readSecret(table, environment, (path) => resolve(folder, path)),
    scope: readScope(table),
    institutionClaim: table.find('institution-claim')
      ? table.readText('institution-claim', CLAIM_ALLOWED, isClaim)
      : INSTITUTION_CLAIM,
    institutions: readInstitutions(table),
    domains: table
      .readList('domains', 'a list of mail domains, such as north.example', (text) => DOMAIN.test(text.toLowerCase()))
      .map((domain) => domain.toLowerCase()),
  };
}

/** Nobody speaks for an institution by leaving something out: the entry says for which, or for all. */
function readInstitutions(table: FileTable): OutsideProvider['institutions'] {
  const value = table.find('institutions')?.value;
  if (isScalar(value) && value.value === ALL_INSTITUTIONS) return ALL_INSTITUTIONS;
  if (!isSeq(value)) table.refuse('institutions', '', INSTITUTIONS_ALLOWED);
  return table.readList('institutions', INSTITUTIONS_ALLOWED, (text) => text.length <= 200);
}

function readScope(table: FileTable): string | null {
  const scopes = table.readList('scopes', 'a list of scopes with “openid” among them', (text) => SCOPE.test(text));
  if (!table.find('scopes')) return null;
  if (!scopes.includes('openid')) table.refuse('scopes', scopes.join(' '), 'a list of scopes with “openid” among them');
  return scopes.join(' ');
}

/** Ids name one entry; an institution and a domain decide for one. */
function refuseTwice(uses: Map<string, string>, table: FileTable, provider: OutsideProvider): void {
  const note = (key: string, value: string) => {
    const use = `${key} ${value}`;
    const first = uses.get(use);
    if (first !== undefined) table.refuse(key, value, `in one entry alone; it is in that of “${first}”, too`);
    uses.set(use, provider.id);
  };
  note('id', provider.id);
  const { institutions } = provider;
  for (const institution of institutions === ALL_INSTITUTIONS ? [] : institutions) note('institutions', institution);
  for (const domain of provider.domains) note('domains', domain);
}
