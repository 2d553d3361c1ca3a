import { matchesGlob } from 'node:path/posix';
import { findPlace } from '../arrows/room.ts';
import { ROOMS } from '../arrows/rooms.ts';
import type { Budget } from './budgets.ts';

/** Name of a room, of a capability or of a budget -> lines. */
export type Figures = Readonly<Record<string, number>>;

export interface LineCount {
  /** Of code, by room. */
  readonly rooms: Figures;
  /** Of code and its folder's name over server, browser and domain. */
  readonly capabilities: Figures;
  readonly budgets: Figures;
  readonly tests: number;
  readonly styles: number;
}

const TEST = /(?:\.(?:test|conformance|test-support)\.tsx?$|^tests\/|\.e2e\.ts$)/u;
const CAPABILITY = /^src\/(?:server\/features|web\/features|domain\/tools)\/([^/]+)\//u;

/** Counts lines that are not blank. `files`: path from the root -> text. */
export function countLines(files: ReadonlyMap<string, string>, budgets: readonly Budget[]): LineCount {
  const rooms = new Map<string, number>();
  const capabilities = new Map<string, number>();
  const counted = new Map<string, number>();
  let tests = 0;
  let styles = 0;
  for (const [path, text] of files) {
    const lines = text.split('\n').filter((line) => line.trim() !== '').length;
    if (path.endsWith('.css')) styles += lines;
    else if (TEST.test(path)) tests += lines;
    else if (/^src\/.*\.tsx?$/u.test(path)) {
      counted.set(path, lines);
      add(rooms, findPlace(path, ROOMS)?.row.name ?? 'none', lines);
      const [, capability] = CAPABILITY.exec(path) ?? [];
      if (capability !== undefined) add(capabilities, capability, lines);
    }
  }
  return { rooms: sort(rooms), capabilities: sort(capabilities), budgets: sum(counted, budgets), tests, styles };
}

function sum(counted: ReadonlyMap<string, number>, budgets: readonly Budget[]): Figures {
  return Object.fromEntries(
    budgets.map(({ name, files }) => {
      const lines = [...counted].map(([path, number]) => (files.some((glob) => matchesGlob(path, glob)) ? number : 0));
      return [name, lines.reduce((all, number) => all + number, 0)];
    }),
  );
}

function add(figures: Map<string, number>, name: string, lines: number): void {
  figures.set(name, (figures.get(name) ?? 0) + lines);
}

function sort(figures: ReadonlyMap<string, number>): Figures {
  return Object.fromEntries([...figures].sort(([a], [b]) => (a < b ? -1 : 1)));
}
