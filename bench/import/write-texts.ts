import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { blockText, type Block } from '#domain/document/block.ts';
import { SqliteDatabase } from '#server/adapters/sqlite/database.ts';

/** Writes what a library holds as JSON Lines (id, title, text), for a peer to take the same texts. */
export function writeTexts(dataFolder: string, path: string): { documents: number; characters: number } {
  const database = new SqliteDatabase(join(dataFolder, 'library.db'), { readOnly: true });
  const file = openSync(path, 'w');
  let documents = 0;
  let characters = 0;
  try {
    const rows = database.all<{ id: string; title: string; content: number }>(
      'SELECT id, title, content FROM document WHERE removed_at IS NULL ORDER BY number',
    );
    for (const { id, title, content } of rows) {
      const chunks = database.all<{ blocks: string }>(
        'SELECT blocks FROM content_chunk WHERE content = ? ORDER BY sequence',
        content,
      );
      const text = chunks.flatMap(({ blocks }) => (JSON.parse(blocks) as Block[]).map(blockText)).join('\n\n');
      writeSync(file, `${JSON.stringify({ id, title, text })}\n`);
      documents += 1;
      characters += text.length;
    }
  } finally {
    closeSync(file);
    database.close();
  }
  return { documents, characters };
}
