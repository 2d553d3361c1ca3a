import { globSync, readFileSync } from 'node:fs';

/** The programs of a PostgreSQL on this machine, and who may run them. */
export interface FoundPostgres {
  readonly programs: string;
  /** Somebody else, where this is root: the server refuses to be run by root. Undefined is whoever runs the tests. */
  readonly user: { readonly uid: number; readonly gid: number } | undefined;
}

/** Older ones make no database in a language of their own choice. */
const OLDEST = 15;

/** What can be started here, or why nothing can. */
export function findPostgres(): FoundPostgres | { readonly reason: string } {
  const newest = globSync('/usr/lib/postgresql/*/bin/initdb').sort((a, b) => versionOf(b) - versionOf(a))[0];
  if (newest === undefined) return { reason: 'the package postgresql is not installed' };
  if (versionOf(newest) < OLDEST) return { reason: `PostgreSQL ${versionOf(newest)} is older than ${OLDEST}` };
  const programs = newest.replace(/\/initdb$/u, '');
  if (process.getuid?.() !== 0) return { programs, user: undefined };
  const user = findUser('postgres') ?? findUser('nobody');
  return user ? { programs, user } : { reason: 'this is root, and there is no user postgres or nobody' };
}

function versionOf(path: string): number {
  return Number(/postgresql\/(\d+)/u.exec(path)?.[1]);
}

function findUser(name: string): FoundPostgres['user'] {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
  return uid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
}
