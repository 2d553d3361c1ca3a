import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { IMPORTERS } from './importers.ts';
import { PRODUCT } from './product.ts';

const FIXTURES = join(PRODUCT.root, 'tests/fixtures');

/** In which version each importer reads its fixtures as their golden files say, by the folder they stand in. */
const readings = JSON.parse(readFileSync(join(FIXTURES, 'readings.json'), 'utf8')) as Record<
  string,
  { readonly version: number; readonly digest: string }
>;

/** What the importer made of its fixtures, as the golden files beside them hold it. */
function digestReadings(folder: string): string {
  const hash = createHash('sha256');
  const files = globSync('**/*.expected.json', { cwd: join(FIXTURES, folder) }).sort();
  expect(files.length, `${folder} has golden files`).toBeGreaterThan(0);
  for (const file of files) hash.update(file).update(readFileSync(join(FIXTURES, folder, file)));
  return hash.digest('hex').slice(0, 16);
}

it.each(IMPORTERS.map((importer) => [importer.format, importer] as const))(
  'a mend of how %s is read raises the version of its importer, so that its files are read again',
  (folder, { version }) => {
    const digest = digestReadings(folder);
    const way = `raise its version, then note {"version": …, "digest": "${digest}"} in tests/fixtures/readings.json`;
    expect({ version, digest }, `${folder} is read differently: ${way}`).toEqual(readings[folder]);
  },
);
