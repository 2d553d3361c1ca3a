/**
 * The peer of an import: puts the documents of a JSON Lines file into plain SQLite, each in a table and in FTS5
 * (stemmed, marks removed), 200 in a transaction. `node bench/import/peer-fts5.ts <file> <database>` prints JSON.
 */
import { createReadStream } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { createInterface } from 'node:readline';

const [file = '', path = ''] = process.argv.slice(2);
const PER_TRANSACTION = 200;

const started = performance.now();
const database = new DatabaseSync(path);
database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
  CREATE TABLE document (number INTEGER PRIMARY KEY, id TEXT UNIQUE, title TEXT, text TEXT, record TEXT);
  CREATE VIRTUAL TABLE words USING fts5(title, text, content='document', content_rowid='number',
    tokenize='porter unicode61 remove_diacritics 2')`);
const insert = database.prepare('INSERT INTO document (id, title, text, record) VALUES (?, ?, ?, ?)');
const index = database.prepare('INSERT INTO words (rowid, title, text) VALUES (?, ?, ?)');
let documents = 0;
let characters = 0;
for await (const line of createInterface({ input: createReadStream(file) })) {
  const { id, title, text, ...record } = JSON.parse(line) as { id: string; title: string; text: string };
  if (documents % PER_TRANSACTION === 0) database.exec(documents === 0 ? 'BEGIN' : 'COMMIT; BEGIN');
  const { lastInsertRowid } = insert.run(id, title, text, JSON.stringify(record));
  index.run(lastInsertRowid, title, text);
  documents += 1;
  characters += text.length;
}
if (documents > 0) database.exec('COMMIT');
database.close();
process.stdout.write(`${JSON.stringify({ documents, characters, seconds: (performance.now() - started) / 1000 })}\n`);
