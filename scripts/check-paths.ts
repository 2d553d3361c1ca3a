import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const PATH = /`((?:src|docs|content|tests|bench|scripts|deploy|\.ci)\/[\w./<>{}*-]*)`/g;

/** Every path that a page of the documentation names must be there. */
export function checkPaths(): string[] {
  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => join('docs', name)),
  ];
  return pages.flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8');
    const named = [...text.matchAll(PATH)].map((match) => match[1] ?? '');
    return [...new Set(named)]
      .filter((path) => !/[<{*]/.test(path) && !existsSync(join(root, path)))
      .map((path) => `${page} names ${path}, which is not there`);
  });
}
