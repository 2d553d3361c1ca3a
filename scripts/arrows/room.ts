import { matchesGlob } from 'node:path/posix';
import type { Driver } from './drivers.ts';

/**
 * What a file may import: rooms by the names of their rows, or with `/**` at the end all whose names begin so; drivers.
 */
export interface Allowed {
  readonly imports: readonly string[];
  readonly drivers: readonly Driver[];
}

/** One row of the table: a room, what lives there and what it may import. */
export interface Room extends Allowed {
  /** Each folder that a `*` stands for is a room of its own, which does not see its siblings. */
  readonly name: string;
  /** Globs of its files from the root, where those are not all of the folder `src/<name>`. */
  readonly files?: readonly string[];
  readonly holds: string;
  /** Why it may import no more: the last words of a refusal. */
  readonly because: string;
  /** What the tests that lie in the room may import beyond. */
  readonly tests?: Partial<Allowed>;
  /** The folder of data that its code is bundled with; all other data is read by the composition. */
  readonly data?: string;
  /** Whether all of it is tests. */
  readonly isForTests?: true;
}

/** Where a file stands. */
export interface Place {
  readonly row: Room;
  /** With the folder that a `*` stands for: `server/features/search`. */
  readonly room: string;
  readonly isTest: boolean;
}

const TEST = /\.(?:test|conformance|test-support)\.tsx?$/u;

/** The place of a file: the first row that has it counts. Undefined where no row has. */
export function findPlace(path: string, rooms: readonly Room[]): Place | undefined {
  const row = rooms.find(({ name, files = [`src/${name}/**`] }) => files.some((glob) => isIn(path, glob)));
  if (!row) return undefined;
  const folders = path.replace(/^src\//u, '').split('/');
  const room = row.name.split('/').map((folder, index) => (folder === '*' ? folders[index] : folder));
  return { row, room: room.join('/'), isTest: row.isForTests ?? TEST.test(path) };
}

/** Most rooms are a folder, which needs no pattern: thousands of files are held against a hundred rooms. */
function isIn(path: string, glob: string): boolean {
  const folder = glob.slice(0, -2);
  return glob.endsWith('/**') && !folder.includes('*') ? path.startsWith(folder) : matchesGlob(path, glob);
}
