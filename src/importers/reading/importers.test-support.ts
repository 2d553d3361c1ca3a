import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { Block } from '#domain/document/block.ts';
import type { DocumentRecord } from '#domain/document/document.ts';
import { ImportRefusal, type Importer, type ImportEvent, type Refusal } from '../importer.ts';

/** Everything that an importer made of one file. */
export interface ImportResult {
  readonly documents: readonly { readonly document: DocumentRecord; readonly blocks: readonly Block[] }[];
  readonly blocks: readonly Block[];
  readonly refused: readonly Refusal[];
  readonly others: readonly ImportEvent[];
}

export interface ImportOptions {
  readonly path?: string;
  /** Bytes in a chunk of the stream. */
  readonly chunk?: number;
  readonly companions?: Readonly<Record<string, string>>;
  readonly readCompanion?: (name: string) => Promise<string | undefined>;
}

/** Runs an importer over bytes or a text, cut into chunks. */
export async function importSource(
  importer: Importer,
  source: string | Uint8Array,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : new Uint8Array(source);
  const { path = 'folder/file', chunk = 4096, companions = {} } = options;
  const readCompanion = options.readCompanion ?? (async (name: string) => companions[name]);
  const documents: { document: DocumentRecord; blocks: Block[] }[] = [];
  const refused: Refusal[] = [];
  const others: ImportEvent[] = [];
  let blocks: Block[] = [];
  for await (const event of importer.read({ path, size: bytes.length, bytes: cut(bytes, chunk), readCompanion })) {
    if (event.kind === 'blocks') blocks.push(...event.blocks);
    else if (event.kind === 'refused') refused.push(event.refusal);
    else if (event.kind !== 'document') others.push(event);
    if (event.kind !== 'blocks' && event.kind !== 'refused' && event.document) {
      documents.push({ document: event.document, blocks });
      blocks = [];
    }
  }
  if (blocks.length > 0) throw new Error('Blocks were left without a document.');
  return { documents, refused, others, blocks: documents.flatMap((imported) => imported.blocks) };
}

/** The refusal of the whole file; fails when the file was taken. */
export async function importRefusal(
  importer: Importer,
  source: string | Uint8Array,
  options: ImportOptions = {},
): Promise<Refusal> {
  try {
    await importSource(importer, source, options);
  } catch (error) {
    if (error instanceof ImportRefusal) return error.refusal;
    throw error;
  }
  throw new Error('The file was taken.');
}

/** Golden files hold a record under the name of its kind. */
function nameRecord(event: ImportEvent) {
  if (!('record' in event)) return event;
  const { kind, record, line: _line, ...rest } = event;
  return { kind, [kind]: record, ...rest };
}

async function* cut(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const FIXTURES = new URL('../../../tests/fixtures/', import.meta.url);

/** The bytes of one of our own fixtures, for example `html/judgment.html`. */
export function readFixture(name: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(name, FIXTURES)));
}

/**
 * Imports a fixture, or bytes that a test builds under its name, and compares everything with the readable file beside
 * it (`judgment.html.expected.json`). After a wanted change, run the test with `--update` and read the difference.
 */
export async function expectGoldenImport(
  importer: Importer,
  name: string,
  bytes: Uint8Array = readFixture(name),
): Promise<ImportResult> {
  expect(importer.accepts(name, bytes.subarray(0, 65_536))).toBe(true);
  const folder = new URL(name.replace(/[^/]*$/, ''), FIXTURES);
  const result = await importSource(importer, bytes, {
    path: name,
    chunk: 777,
    readCompanion: async (beside) =>
      existsSync(new URL(beside, folder)) ? readFileSync(new URL(beside, folder), 'utf8') : undefined,
  });
  const { documents, refused, others } = result;
  const expected = fileURLToPath(new URL(`${name}.expected.json`, FIXTURES));
  await expect(
    `${JSON.stringify({ documents, refused, others: others.map(nameRecord) }, null, 2)}\n`,
  ).toMatchFileSnapshot(expected);
  return result;
}
