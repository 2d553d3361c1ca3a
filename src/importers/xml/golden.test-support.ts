import { expect } from 'vitest';
import type { Importer } from '../importer.ts';
import { importText, type ImportedFile } from './xml.test-support.ts';

/**
 * Imports one of our own fixtures, for example `akn/judgment.xml`, and compares everything with the readable file
 * beside it (`judgment.expected.json`). After a wanted change, run the test with `--update` and read the difference.
 */
export async function expectGolden(importer: Importer, name: string, bytes: Uint8Array): Promise<ImportedFile> {
  expect(importer.accepts(name, bytes.subarray(0, 65_536))).toBe(true);
  const imported = await importText(importer, bytes, { path: `fixtures/${name}`, chunk: 777 });
  const { documents, publications } = imported;
  const expected = `../../../tests/fixtures/${name.replace(/\.xml$/, '.expected.json')}`;
  await expect(`${JSON.stringify({ publications, documents }, null, 2)}\n`).toMatchFileSnapshot(expected);
  return imported;
}
