/** `npm run bench -- <name>|all [--quick] [--<size>=<number>]`; see `bench/README.md`. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { PRODUCT } from '#server/compose/product.ts';

interface Bench {
  readonly script: string;
  /** What asks it for small sizes. */
  readonly quick: readonly string[];
  /** What its process is started with besides. */
  readonly node?: readonly string[];
}

const BENCHES: Readonly<Record<string, Bench>> = {
  start: { script: 'bench/start/bench-start.ts', quick: ['--quick'] },
  import: { script: 'bench/import/bench-import.ts', quick: ['--quick'] },
  beside: { script: 'bench/import/bench-beside.ts', quick: ['--quick'] },
  cage: { script: 'bench/cage/bench-cage.ts', quick: ['--quick'] },
  search: { script: 'bench/search/run.ts', quick: ['--docs=5000'] },
  relevance: { script: 'bench/relevance/bench-relevance.ts', quick: ['--quick'] },
  reading: { script: 'bench/reading/bench-reading.ts', quick: ['--quick'] },
  files: { script: 'bench/files/bench-files.ts', quick: ['--quick'] },
  page: { script: 'bench/page/bench-page.ts', quick: ['--quick'] },
  'long-texts': { script: 'bench/long-texts/bench-long-texts.ts', quick: ['--quick'] },
  legislation: { script: 'bench/legislation/bench-legislation.ts', quick: ['--quick'] },
  whole: { script: 'bench/whole/bench-whole.ts', quick: ['--quick'] },
  bots: { script: 'bench/bots/bench-bots.ts', quick: ['--quick'] },
  load: { script: 'bench/load/bench-load.ts', quick: ['--quick'] },
  favorites: { script: 'bench/favorites/bench-favorites.ts', quick: ['--quick'] },
  relations: { script: 'bench/relations/bench-relations.ts', quick: ['--quick'] },
  profiles: { script: 'bench/profiles/bench-profiles.ts', quick: ['--quick'], node: ['--expose-gc'] },
  comparison: { script: 'bench/comparison/bench-comparison.ts', quick: ['--quick'] },
  comparing: { script: 'bench/comparison/bench-comparing.ts', quick: ['--quick'] },
  thresholds: { script: 'bench/thresholds/bench-thresholds.ts', quick: ['--quick'] },
  suggest: { script: 'bench/suggest/bench-suggest.ts', quick: ['--quick'] },
};

const args = process.argv.slice(2);
const isQuick = args.includes('--quick');
const sizes = args.filter((arg) => arg.startsWith('--') && arg !== '--quick');
const wanted = args.filter((arg) => !arg.startsWith('--'));
const unknown = wanted.find((name) => name !== 'all' && !BENCHES[name]);
if (wanted.length === 0 || unknown !== undefined) {
  const found = unknown === undefined ? '' : `There is no benchmark “${unknown}”. `;
  const names = Object.keys(BENCHES).join(', ');
  process.stderr.write(`${found}Usage: npm run bench -- <name>|all [--quick]; the names are ${names}.\n`);
  process.exit(2);
}

/** Each in a process of its own, so that none inherits another's memory. */
for (const [name, { script, quick, node = [] }] of Object.entries(BENCHES)) {
  if (!wanted.includes('all') && !wanted.includes(name)) continue;
  process.stderr.write(`\n${name}\n`);
  const given = [...node, join(PRODUCT.root, script), ...(isQuick ? quick : []), ...sizes];
  const { status } = spawnSync(process.execPath, given, { cwd: PRODUCT.root, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
