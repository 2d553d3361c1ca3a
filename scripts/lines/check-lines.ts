import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { BUDGETS, type Budget } from './budgets.ts';
import { countLines, type Figures, type LineCount } from './count-lines.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The figures of the last release. */
const RELEASED = join(import.meta.dirname, 'released.json');

/**
 * Prints the lines of every room and capability, without tests and styles, with their change since the last release.
 * Answers which budgets are exceeded, one line each. `mayWrite`: at a release, when its figures become the last ones.
 */
export function checkLines({ mayWrite, isLoud }: { readonly mayWrite: boolean; readonly isLoud: boolean }): string[] {
  const count = countLines(readFiles(), BUDGETS);
  if (mayWrite) writeFileSync(RELEASED, `${JSON.stringify(count, undefined, 2)}\n`);
  const released = JSON.parse(readFileSync(RELEASED, 'utf8')) as LineCount;
  process.stdout.write(`${(isLoud ? printAll(count, released) : printBudgets(count, released)).join('\n')}\n`);
  return listExceeded(count.budgets, BUDGETS);
}

/** Which budgets are exceeded, in words. */
export function listExceeded(counted: Figures, budgets: readonly Budget[]): string[] {
  return budgets.flatMap(({ name, most }) => {
    const lines = counted[name] ?? 0;
    return lines > most ? [`${name}: ${lines} lines, ${most} are the most; what repeats itself is written once`] : [];
  });
}

function printBudgets(count: LineCount, released: LineCount): string[] {
  return BUDGETS.map(({ name, goal }) => {
    const [line = ''] = printChanges({ [name]: count.budgets[name] ?? 0 }, released.budgets);
    return `${line}; the goal is ${goal}`;
  });
}

function printAll(count: LineCount, released: LineCount): string[] {
  const all = (figures: Figures) => Object.values(figures).reduce((sum, lines) => sum + lines, 0);
  const totals = ({ rooms, tests, styles }: LineCount) => ({ code: all(rooms), tests, styles });
  return [
    'Rooms',
    ...printChanges(count.rooms, released.rooms),
    'Capabilities, over server, browser and domain',
    ...printChanges(count.capabilities, released.capabilities),
    'Budgets',
    ...printBudgets(count, released),
    'All',
    ...printChanges(totals(count), totals(released)),
  ];
}

/** `  web/ui  2,100 (+12)`; what is gone stands there, too. */
export function printChanges(now: Figures, before: Figures): string[] {
  return [...new Set([...Object.keys(now), ...Object.keys(before)])].map((name) => {
    const change = (now[name] ?? 0) - (before[name] ?? 0);
    const words = change === 0 ? '' : ` (${change > 0 ? '+' : '−'}${Math.abs(change).toLocaleString('en')})`;
    return `  ${name}  ${(now[name] ?? 0).toLocaleString('en')}${words}`;
  });
}

function readFiles(): Map<string, string> {
  const paths = globSync('{src,tests}/**/*.{ts,tsx,css}', { cwd: ROOT }).map((path) => path.split(sep).join('/'));
  return new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
}
