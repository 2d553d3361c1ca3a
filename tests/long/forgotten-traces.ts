import { sql } from 'kysely';
import { openPeopleDatabase } from '#server/adapters/sqlite/people-database.ts';
import { runPandect } from '#tests/support/command-line.ts';
import { jsonLines, TemporaryLibrary } from '#tests/support/temporary-library.ts';

/** Words that stand nowhere else. */
export const FORMER_TEXT = 'zyxquillon';
export const FORMER_TITLE = 'Vorpalgate of the first';
export const GONE_TITLE = 'Jubjubmark withdrawn';
const REMOVED = 'Title removed';
const ROWS_AT_ONCE = 100;

/** A library with a text of three versions, a withdrawn one and others, of which readers keep so many traces each. */
export async function makeTraces(dataFolder: string, count: number): Promise<void> {
  const library = new TemporaryLibrary({ PANDECT_DATA: dataFolder });
  const others = Array.from({ length: 100 }, (_, n) => ({ id: `other-${n}`, title: `Other ${n}`, text: `Hull ${n}.` }));
  const importAct = async (title: string, words: string) => {
    const act = { id: 'act', title, html: `<p>${words}</p><p>The quay stays.</p>` };
    library.write('all.jsonl', jsonLines(act, ...others));
    await library.import();
  };
  try {
    library.write('gone.jsonl', jsonLines({ id: 'gone', title: GONE_TITLE, text: 'The mast.' }));
    await importAct(FORMER_TITLE, `The ${FORMER_TEXT} lies.`);
    await importAct('Act of the second', 'The middle.');
    await importAct('Act of today', 'The end.');
  } finally {
    library.dispose();
  }
  await runPandect(dataFolder, ['remove', 'gone']);
  await writeTraces(dataFolder, count);
}

async function writeTraces(dataFolder: string, count: number): Promise<void> {
  const { queries, close } = await openPeopleDatabase(dataFolder);
  const kept = [
    ['act', FORMER_TITLE],
    ['act', 'Act of the second'],
    ['gone', GONE_TITLE],
    ['other-1', 'Other 1'],
  ] as const;
  const where = { edition: 'KA', module: 'KA', session: 's', is_robot: 0, agent_class: 'regular', at: '' };
  const favorite = { edition: 'KA', kind: 'document', url: '', type_then: '', search_json: null, jurisdictions: '[]' };
  try {
    // The accounts are nothing to these rows.
    await sql`PRAGMA foreign_keys = OFF`.execute(queries);
    for (let at = 0; at < count; at += ROWS_AT_ONCE) {
      const rows = Array.from({ length: ROWS_AT_ONCE }, (_, n) => {
        const [target, title] = kept[(at + n) % kept.length]!;
        return { id: `seed-${at + n}`, account: `a${at + n}`, target, title, place: at + n };
      });
      const topics = { topics: '[]', seen: '', notifies: 0, note: '', added_at: '' };
      await queries
        .insertInto('favorite')
        .values(rows.map(({ title, ...row }) => ({ ...favorite, ...topics, ...row, title_then: title })))
        .execute();
      const visit = { edition: 'KA', url: '', type_then: '', visited_at: '' };
      await queries
        .insertInto('history_entry')
        .values(rows.map(({ title, place: _place, ...row }) => ({ ...visit, ...row, title_then: title })))
        .execute();
      const use = { ...where, kind: 'request', is_double_click: 0, item_type: 'Award', keywords: 'seed' };
      await queries
        .insertInto('usage_event')
        .values(rows.map(({ target, title }) => ({ ...use, item_id: target, item_title: title })))
        .execute();
      await queries
        .insertInto('tracking_event')
        .values(rows.map(({ target, title }) => ({ ...where, kind: 'page', page: `/document/${target}`, title })))
        .execute();
    }
  } finally {
    close();
  }
}

/** Every trace that was written, one line each; `isForgotten`: with the titles that are taken away as they are then. */
export async function readTraces(dataFolder: string, isForgotten = false): Promise<Set<string>> {
  const { queries, close } = await openPeopleDatabase(dataFolder);
  const { rows } = await sql<{ what: string; id: string; target: string; title: string }>`
    SELECT 'favorite' AS what, id, target, title_then AS title FROM favorite
    UNION ALL SELECT 'visit', id, target, title_then FROM history_entry WHERE id LIKE 'seed-%'
    UNION ALL SELECT 'use', id, item_id, item_title FROM usage_event WHERE keywords = 'seed'
    UNION ALL SELECT 'page', id, page, title FROM tracking_event
  `.execute(queries);
  close();
  const say = (title: string) => (isForgotten && (title === FORMER_TITLE || title === GONE_TITLE) ? REMOVED : title);
  return new Set(rows.map(({ what, id, target, title }) => `${what} ${id} ${target}: ${say(title)}`));
}
