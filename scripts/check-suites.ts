import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const PORT = /import (?:type )?\{([^}]*)\} from '#server\/ports\/([\w-]+)\.ts'/gu;
const COMMENT = String.raw`(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?`;
const CLASS = new RegExp(String.raw`${COMMENT}(?:export )?class (\w+)[^{;]*? implements ([^{]+)\{`, 'gu');
const FUNCTION = new RegExp(
  String.raw`${COMMENT}export (?:async )?function (\w+)\([^)]*\): (?:Promise<)?(\w+)>? \{`,
  'gu',
);

/** Whoever opens an adapter of a port that has a suite finds the suite's name in its comment. */
export function checkSuites(): string[] {
  const suites = new Set(globSync('src/server/ports/*.conformance.ts', { cwd: ROOT }).map((path) => basename(path)));
  return globSync('src/server/{adapters,asking}/**/*.ts', { cwd: ROOT })
    .filter((path) => !/\.(?:test|test-support)\.ts$/u.test(path))
    .flatMap((path) => listUnsaid(path, readFileSync(join(ROOT, path), 'utf8'), suites));
}

/** Adapters in a text whose comment lacks the name of their suite, and names of suites that are not there. */
export function listUnsaid(path: string, text: string, suites: ReadonlySet<string>): string[] {
  const ports = new Map<string, string>();
  for (const [, names = '', file = ''] of text.matchAll(PORT)) {
    for (const name of names.match(/\w+/gu) ?? []) ports.set(name, file);
  }
  const find = (name: string, ...files: readonly string[]) =>
    ports.has(name) ? [`${toFileName(name)}.conformance.ts`, ...files].find((suite) => suites.has(suite)) : undefined;
  const unsaid = [
    ...[...text.matchAll(CLASS)].flatMap(([, comment, adapter, names = '']) =>
      // An interface without a suite of its own is held by that of its file.
      names
        .split(',')
        .map((name) => ({ comment, adapter, suite: find(name.trim(), `${ports.get(name.trim())}.conformance.ts`) })),
    ),
    ...[...text.matchAll(FUNCTION)].map(([, comment, adapter, answer = '']) => ({
      comment,
      adapter,
      suite: find(answer),
    })),
  ].filter(({ comment = '', suite }) => suite !== undefined && !comment.includes(suite));
  const gone = (text.match(/[\w-]+\.conformance\.ts/gu) ?? []).filter((suite) => !suites.has(suite));
  return [
    ...unsaid.map(({ adapter, suite }) => `${path}: the comment of ${adapter} does not say “Held by ${suite}.”`),
    ...gone.map((suite) => `${path} names ${suite}, which is not there`),
  ];
}

/** `FavoriteStore` -> `favorite-store`. */
function toFileName(name: string): string {
  return name.replaceAll(/\B[A-Z]/gu, '-$&').toLowerCase();
}
