import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { blockText } from '#domain/document/block.ts';
import { isEditionId } from '#domain/edition/edition.ts';
import type { AccessCode } from '#domain/edition/subscription-code.ts';
import { mayRead } from '#tests/support/canary/access-rule.ts';
import type { Listener } from '#tests/support/canary/marks.ts';
import type { TemporaryLibrary } from '#tests/support/temporary-library.ts';

/** So many words in a row are a text, and no phrase that several have. */
const ROW = 8;
/** Parts of a text that are read; none of the demo library has more. */
const ALL = 10_000;

interface HeldText {
  readonly id: string;
  readonly mayRead: (listener: Listener) => boolean;
}

/** Which texts have some words in a row. */
export interface Texts {
  /** Every row of the texts, with those that have it. */
  readonly rows: ReadonlyMap<string, readonly HeldText[]>;
  /** Rows of titles, summaries and headings, which may be told of closed texts too (OP-169). */
  readonly told: ReadonlySet<string>;
}

/** Every text of a library, by its rows of words. */
export async function readTexts(temporary: TemporaryLibrary): Promise<Texts> {
  const rows = new Map<string, HeldText[]>();
  const told = new Set<string>();
  await temporary.withLibrary(async ({ content }) => {
    for (const id of listIds(temporary.config.dataFolder)) {
      const document = await content.findDocument(id);
      if (document?.state !== 'present') continue;
      const { record, editions, publication } = document;
      const codes = record.subscriptions as readonly AccessCode[];
      // A publication is its own.
      const held = { codes, publication: publication ?? id };
      const may = (listener: Listener) =>
        editions.some((edition) => isEditionId(edition) && mayRead(listener, { edition, ...held }));
      const text: HeldText = { id, mayRead: may };
      const chunks = await content.listChunks(document.content.id, 0, ALL);
      const blocks = chunks.flatMap((chunk) => chunk.blocks);
      for (const row of listRows(blocks.map(blockText).join(' '))) {
        const known = rows.get(row);
        if (known) known.push(text);
        else rows.set(row, [text]);
      }
      const headings = blocks.filter(({ kind }) => kind === 'heading').map(blockText);
      // A case is its record: number and institution stand side by side.
      const numbered = [record.title, ...record.caseNumbers, record.organization ?? ''].join(' ');
      for (const said of [numbered, record.summary ?? '', ...headings, headings.join(' '), ...record.citations]) {
        for (const row of listRows(said)) told.add(row);
      }
    }
  });
  return { rows, told };
}

/** Ids of texts that a listener may not read, of which an answer has words in a row; each with these. */
export function findClosed({ rows, told }: Texts, listener: Listener, answer: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const row of listRows(answer)) {
    const held = told.has(row) ? undefined : rows.get(row);
    if (held && !held.some((text) => text.mayRead(listener))) found.set(held[0]!.id, row);
  }
  return found;
}

function* listRows(text: string): Generator<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  for (let at = 0; at + ROW <= words.length; at += 1) yield words.slice(at, at + ROW).join(' ');
}

function listIds(dataFolder: string): string[] {
  const database = new DatabaseSync(join(dataFolder, 'library.db'), { readOnly: true });
  try {
    return database
      .prepare('SELECT id FROM document')
      .all()
      .map(({ id }) => String(id));
  } finally {
    database.close();
  }
}
