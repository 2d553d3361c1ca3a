import type { ImportSite } from './read-imports.ts';

const NAMED = /@import\s+(?:url\(\s*)?(["']?)(?<imported>[^"'()\s;]+)\1|:import\(\s*["']?(?<icss>[^"')]+)/giu;
const FROM = /(?:\bcomposes\s*:|@value\b)[^;{}]*?\bfrom\s+(?:(["'])(?<path>.*?)\1|(?<name>[\w-]+))/giu;

/** Whether a file is a sheet of styles. */
export function isStyles(path: string): boolean {
  return path.endsWith('.css');
}

/** Every sheet that a sheet takes something from: `@import`, `composes … from`, `@value … from`. */
export function readStyles(text: string): ImportSite[] {
  const bare = text.replace(/\/\*.*?\*\//gsu, (comment) => comment.replace(/[^\n]/gu, ' '));
  return [...bare.matchAll(NAMED), ...bare.matchAll(FROM)].flatMap(({ index, groups = {} }) => {
    const { imported, icss, path, name } = groups;
    if (name === 'global') return [];
    const written = imported ?? icss ?? path;
    const specifier = written?.replace(/^(?![./#@]|[a-z]+:)/iu, './');
    return [{ kind: 'module', specifier, line: bare.slice(0, index).split('\n').length }];
  });
}
