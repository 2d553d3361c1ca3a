import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = path.resolve(import.meta.dirname, '../../src');
/** Routes and menus of editions are data, and these two are the place that everything else asks. */
const KNOWING = /^(?:editions\/|domain\/addresses\/)|\.(?:test|conformance|test-support)\./u;
const BUILT =
  /['"`}]\/(?:document|document\/case|profile-navigator|practical-content|templates-and-examples)\/(?:\$\{|['"`]\s*\+)/u;

function listBuilt(files: Iterable<readonly [string, string]>): string[] {
  return [...files].flatMap(([name, text]) =>
    KNOWING.test(name) ? [] : text.split('\n').flatMap((line, at) => (BUILT.test(line) ? [`${name}:${at + 1}`] : [])),
  );
}

function* readSource(): Generator<[string, string]> {
  for (const entry of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })) {
    if (/\.tsx?$/u.test(entry)) yield [entry.replaceAll('\\', '/'), readFileSync(path.join(SOURCE, entry), 'utf8')];
  }
}

test('The address of a document is built in one place alone', () => {
  expect(listBuilt(readSource())).toEqual([]);
});

test('One that is built by hand is seen, however it is written', () => {
  const planted: [string, string][] = [
    ['web/a.tsx', 'const a = 1;\nconst href = `/document/${id}`;'],
    ['server/b.ts', 'const url = `${origin}/document/case/${id}`;'],
    ['web/c.ts', "const url = '/practical-content/' + id;"],
    ['editions/ka/menu.ts', 'const url = `/document/${GUIDE}`;'],
    ['domain/addresses/text-address.ts', 'const url = `/document/${id}`;'],
  ];
  expect(listBuilt(planted)).toEqual(['web/a.tsx:2', 'server/b.ts:1', 'web/c.ts:1']);
});
