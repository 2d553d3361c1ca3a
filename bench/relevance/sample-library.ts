import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { openEngineStorage } from '#server/adapters/sqlite/engine-storage.ts';
import { SqliteDatabase } from '#server/adapters/sqlite/database.ts';
import { SnapshotReader } from '#server/adapters/embedded-search/snapshot-reader.ts';
import type { SnapshotFiles } from '#server/adapters/embedded-search/index-snapshot.ts';
import type { TextSource } from '#server/ports/text-source.ts';
import { importInProcess } from '../report/run-process.ts';
import type { WorkFolder } from '../report/work-folder.ts';
import { BenchLibrary } from '../search/bench-library.ts';

/** A library that is searched: its index, and the name by which a judged set knows each document. */
export interface SampleLibrary {
  readonly files: SnapshotFiles;
  readonly texts: TextSource;
  nameOf(id: string): string;
  /** Whether a document has this name. */
  holds(this: void, name: string): boolean;
  close(): void;
}

interface Judgment {
  readonly name: string;
  readonly text: string;
}

const LONGEST_TITLE = 160;

/** The judgments of the published set. */
export function unpackJudgments(work: WorkFolder, folder: string): Judgment[] {
  execFileSync('tar', ['-xJf', join(folder, 'docs.tar.xz'), '-C', work.path]);
  const docs = join(work.path, 'docs');
  return readdirSync(docs)
    .sort()
    .map((file) => ({ name: basename(file, '.txt'), text: readFileSync(join(docs, file), 'utf8') }));
}

/** Nothing but the judgments, without titles, as the figures published with them were measured. */
export function buildJudgments(judgments: readonly Judgment[]): SampleLibrary {
  const library = new BenchLibrary();
  for (const [index, { name, text }] of judgments.entries()) {
    const entry = { documentNumber: index + 1, id: name, title: '', recordTexts: [], facets: {}, dates: {} };
    library.add(entry, text.split(/\n\s*\n/));
  }
  library.finish();
  const opened = openLibrary(library.path, (id) => id, new Set(judgments.map(({ name }) => name)));
  return {
    ...opened,
    close: () => {
      opened.close();
      library.delete();
    },
  };
}

/** Every sample that can be imported, and the judgments with their first line for a title. */
export async function importSamples(
  work: WorkFolder,
  samples: string,
  judgments: readonly Judgment[],
): Promise<SampleLibrary> {
  const lines = work.file('irled.jsonl');
  writeFileSync(lines, judgments.map((judgment) => `${JSON.stringify(describe(judgment))}\n`).join(''));
  const data = work.folder('data');
  await importInProcess(work, data, [samples, lines]);
  return openSamples(join(data, 'library.db'));
}

function openSamples(path: string): SampleLibrary {
  const database = new SqliteDatabase(path, { readOnly: true });
  const rows = database.all<{ id: string; key: string }>('SELECT id, key FROM document WHERE removed_at IS NULL');
  database.close();
  const names = new Map(rows.map(({ id, key }) => [id, key.replace(/^jsonl:irled-/, 'irled:')]));
  return openLibrary(path, (id) => names.get(id) ?? id, new Set(names.values()));
}

function describe({ name, text }: Judgment) {
  const [first = ''] = text.trim().split('\n', 1);
  return { id: `irled-${name}`, title: first.slice(0, LONGEST_TITLE) || name, type: 'Case law', text };
}

function openLibrary(path: string, nameOf: SampleLibrary['nameOf'], held: ReadonlySet<string>): SampleLibrary {
  const { segments, texts, close } = openEngineStorage(path);
  const files = new SnapshotReader(segments).readChanges();
  if (!files) throw new Error(`${path} holds no index`);
  return { files, texts, nameOf, holds: (name) => held.has(name), close };
}
