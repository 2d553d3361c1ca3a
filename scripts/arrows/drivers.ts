/**
 * What comes from outside, by what it lets a room do. A room imports only those that its row of the table names; a
 * package that stands in none of these lists is refused everywhere, so that a new dependency gets its place here first.
 * `x/*` is every module of a package.
 */
export const DRIVERS = {
  plain: [
    'node:assert',
    'node:async_hooks',
    'node:buffer',
    'node:crypto',
    'node:diagnostics_channel',
    'node:events',
    'node:os',
    'node:path',
    'node:path/posix',
    'node:perf_hooks',
    'node:stream',
    'node:stream/consumers',
    'node:timers/promises',
    'node:url',
    'node:util',
    'node:zlib',
  ],
  files: ['node:fs', 'node:fs/promises'],
  runtime: ['node:v8'],
  threads: ['node:worker_threads'],
  processes: ['node:child_process', 'node:cluster'],
  network: [
    'node:net',
    'node:http',
    'node:http2',
    'node:https',
    'node:tls',
    'node:dns',
    'node:dns/promises',
    'node:dgram',
  ],
  terminal: ['node:readline', 'node:readline/promises', 'commander'],
  modules: ['node:module'],
  'node:sqlite': ['node:sqlite'],
  pg: ['pg', 'pg/*'],
  kysely: ['kysely', 'kysely/*'],
  fastify: ['fastify', '@fastify/*'],
  'oidc-provider': ['oidc-provider', 'oidc-provider/*'],
  'openid-client': ['openid-client', 'openid-client/*'],
  jose: ['jose'],
  docx: ['docx'],
  'write-excel-file': ['write-excel-file', 'write-excel-file/*'],
  fonts: ['@fontsource-variable/*', '@fontsource/*'],
  typst: ['@myriaddreamin/*'],
  'subset-font': ['subset-font'],
  zod: ['zod', 'zod/*'],
  xml: ['saxes'],
  html: ['parse5'],
  yaml: ['yaml'],
  csv: ['csv-parse', 'csv-parse/*'],
  zip: ['fflate'],
  pdf: ['unpdf'],
  react: ['react', 'react/*', 'react-dom', 'react-dom/*', 'lucide-react'],
  router: ['@tanstack/react-router'],
  query: ['@tanstack/react-query'],
  vite: ['vite', 'vite/*', '@vitejs/*'],
  vitest: ['vitest', 'vitest/*', 'fast-check'],
  playwright: ['@playwright/test', '@playwright/test/reporter', 'axe-core'],
  'openapi-validator': ['@seriousme/*'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Driver = keyof typeof DRIVERS;

/** The driver that a package or a module of Node belongs to; undefined where it has no place yet. */
export function findDriver(name: string): Driver | undefined {
  return (Object.keys(DRIVERS) as Driver[]).find((driver) =>
    DRIVERS[driver].some((entry) => (entry.endsWith('/*') ? name.startsWith(entry.slice(0, -1)) : name === entry)),
  );
}
