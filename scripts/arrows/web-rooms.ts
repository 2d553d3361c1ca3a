import type { Room } from './room.ts';

/** The browser's part. Never editions or the server: it is sent an edition view, so it has nothing to branch on. */
export const WEB_ROOMS: readonly Room[] = [
  {
    name: 'web/styles',
    holds: 'tokens, reset, typography of documents',
    imports: [],
    drivers: [],
    because: 'styles know nobody',
  },
  {
    name: 'web/public',
    holds: 'what the browser is sent as it is',
    imports: [],
    drivers: [],
    because: 'what is sent as it is imports nothing',
  },
  {
    name: 'web/ui',
    holds: 'components that know no feature and no edition',
    imports: ['web/styles'],
    drivers: ['react', 'router'],
    because: 'ui components know no feature, no edition and no data: they draw from props',
  },
  {
    name: 'web/api',
    holds: 'the client and what it fetches, by area',
    imports: ['domain/**', 'contract'],
    drivers: ['query'],
    tests: { imports: ['server/http'] },
    because: 'the client knows the contract, and nothing of who asks or draws',
  },
  {
    name: 'web/app',
    holds: 'what every page may know: edition view, codes, route, session',
    imports: ['domain/**', 'contract', 'web/api'],
    drivers: ['react', 'router', 'query'],
    tests: { imports: ['server/http', 'server/compose', 'server/asking'] },
    because: 'what every page may know knows no page',
  },
  {
    name: 'web/service-worker',
    holds: 'what the browser keeps for reading without a network',
    imports: ['web/app'],
    drivers: [],
    because: 'the service worker runs without the application',
  },
  {
    name: 'web/features/*',
    holds: 'one capability in the browser: a hook, a page, components',
    imports: ['domain/**', 'collections', 'contract', 'web/ui', 'web/api', 'web/app'],
    drivers: ['react', 'router', 'query'],
    tests: { imports: ['server/http'] },
    because:
      'a web feature sees no other feature and no edition; what two share moves down, or a route puts it together',
  },
  {
    name: 'web/routes',
    files: ['src/web/routes/**', 'src/web/*.tsx'],
    holds: 'one thin file for each kind of page, and the start',
    imports: ['domain/**', 'collections', 'contract', 'web/**'],
    drivers: ['react', 'router', 'query'],
    because: 'the browser never imports editions or the server: it is sent an edition view',
  },
];
