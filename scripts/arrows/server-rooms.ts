import type { Room } from './room.ts';

/** The server: features reach the world through ports, and only the composition knows who stands behind them. */
export const SERVER_ROOMS: readonly Room[] = [
  {
    name: 'server/compose',
    files: ['src/server/main.ts', 'src/server/compose/**'],
    holds: 'the composition root: the only place that names adapters',
    imports: ['domain/**', 'collections', 'editions', 'contract', 'importers', 'importers/**', 'server/**'],
    drivers: ['plain', 'files', 'fastify', 'zod'],
    because: 'the composition puts the rooms of the server together and does nothing itself',
  },
  {
    name: 'server/config',
    holds: 'settings; a bad value stops the start and names the choices',
    imports: ['domain/**', 'server/http'],
    drivers: ['plain', 'network', 'files', 'yaml'],
    because: 'settings come from the environment and the files that it names, in the shape that their readers ask for',
  },
  {
    name: 'server/http',
    holds: 'server, limits, sessions and who asks, sign-in and sign-out, edition by host, error answers, pages',
    imports: ['domain/**', 'contract', 'server/ports'],
    drivers: ['fastify', 'zod', 'plain', 'network'],
    because: 'the HTTP layer knows calls and ports; features register with it, and it is given editions and settings',
  },
  {
    name: 'server/ports',
    holds: 'the small interfaces we need, with their suites',
    imports: ['domain/**', 'contract', 'importers'],
    drivers: ['zod', 'plain'],
    because: 'ports belong to those who need them and know nobody who fulfils them',
  },
  {
    name: 'server/asking',
    holds: 'what several features ask: who may read what, what a search means to the engine',
    imports: ['domain/**', 'contract', 'server/ports'],
    drivers: [],
    because: 'what features share knows none of them and reaches the world through ports',
  },
  {
    name: 'server/features/importing',
    holds: 'what an import does with the files it is given',
    imports: ['domain/**', 'importers', 'server/ports'],
    drivers: ['plain'],
    because: 'a feature reaches the world through ports and is given its importers: it knows only their interface',
  },
  {
    name: 'server/features/*',
    holds: 'one capability: routes, service, presenters',
    imports: ['domain/**', 'contract', 'server/ports', 'server/asking'],
    drivers: ['zod', 'plain'],
    tests: { imports: ['server/compose'] },
    because: 'a feature reaches the world through ports, and what two share moves to asking, domain or ports',
  },
];
