import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { EditionId } from '#domain/edition/edition.ts';
import { SqliteDatabase } from '#server/adapters/sqlite/database.ts';
import { makeOnce } from '#tests/support/make-once.ts';
import type { TestServer } from '#tests/support/demo-server.ts';
import type { LongOptions } from './long-check.ts';

/** A document of the library, with what tells it from others. */
export interface Listed {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly type: string;
  readonly edition: EditionId;
  /** The format of its source, by the ending of its name. */
  readonly format: string;
  readonly words: number;
}

/** The samples in full, or a folder of them. */
type Samples = 'all' | 'akn-judgments';

/**
 * Imports the demo library and the samples, or copies what another check has imported (`PANDECT_TEST_DEMO`); answers how
 * many sample files were refused, 0 for a copy.
 */
export async function loadEverything(
  server: TestServer,
  options: Pick<LongOptions, 'say'>,
  samples: Samples = 'all',
): Promise<number> {
  let refused = 0;
  await makeOnce(`whole-${samples}`, join(server.temporary.config.dataFolder, 'library.db'), async () => {
    refused = await importEverything(server, options, samples);
  });
  return refused;
}

async function importEverything(
  server: TestServer,
  { say }: Pick<LongOptions, 'say'>,
  samples: Samples,
): Promise<number> {
  await server.loadDemo(['KA', 'KIPL', 'KCL']);
  const folder = resolve(process.env['PANDECT_SAMPLES'] ?? '../shared/samples');
  const wanted = samples === 'all' ? folder : join(folder, samples);
  if (!existsSync(wanted)) {
    say('there are no samples here; PANDECT_SAMPLES names their folder');
    return 0;
  }
  const { refused } = await server.temporary.import({ roots: [wanted] });
  return refused.length;
}

/** Every document that is there, in the order of its import. */
export function listDocuments(server: TestServer): Listed[] {
  const path = join(server.temporary.config.dataFolder, 'library.db');
  const database = new SqliteDatabase(path, { readOnly: true });
  const rows = database.all<Omit<Listed, 'format'> & { readonly source: string }>(
    `SELECT d.id, d.kind, d.title, d.type, MIN(e.edition) AS edition, d.source_path AS source, c.words
     FROM document d JOIN document_edition e ON e.document = d.number JOIN content c ON c.id = d.content
     WHERE d.removed_at IS NULL GROUP BY d.number ORDER BY d.number`,
  );
  database.close();
  return rows.map(({ source, ...row }) => ({ ...row, format: /\.(\w+)$/u.exec(source)?.[1] ?? 'none' }));
}
