import type { Kysely, Selectable } from 'kysely';
import { blockText } from '#domain/document/block.ts';
import type { DocumentRecord } from '#domain/document/document.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { REMOVED_TITLE } from '#domain/document/removed-title.ts';
import { PROFILE_TYPE } from '#domain/records/profile-type.ts';
import { RecordRefused } from '#server/ports/content-writer.ts';
import type { ForgetPlan, ForgetWish } from '#server/ports/forgetting.ts';
import { sizeOfVersion } from '#server/adapters/sql/library/read-versions.ts';
import type { DocumentTable, LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { listStoredBlocks } from './stored-blocks.ts';

type DocumentRow = Selectable<DocumentTable>;

/** What would be taken away; throws `RecordRefused` where that cannot be, with the reason and a way on. */
export async function planForgetting(db: Kysely<LibrarySchema>, wish: ForgetWish): Promise<ForgetPlan> {
  const document = await db.selectFrom('document').selectAll().where('id', '=', wish.id).executeTakeFirst();
  if (!document) throw new RecordRefused(`Not in the library: ${wish.id}`);
  if (document.type === PROFILE_TYPE) {
    throw new RecordRefused(`“${wish.id}” is somebody’s profile; “pandect people hide ${wish.id}” shows it nowhere.`);
  }
  return wish.version === undefined
    ? planTitle(db, document, wish)
    : planVersion(db, document, { ...wish, version: wish.version });
}

/** The title of a withdrawn document. */
async function planTitle(db: Kysely<LibrarySchema>, document: DocumentRow, wish: ForgetWish): Promise<ForgetPlan> {
  const { number, id, title, removed_at } = document;
  if (removed_at === null) {
    const ways = `withdraw it first (“pandect remove ${id}”), or name a former version (--version n)`;
    throw new RecordRefused(`“${title}” is the title of ${id} today: ${ways}.`);
  }
  const parts = await db
    .selectFrom('document')
    .select('id')
    .where((is) => is.or([is('publication', '=', id), is('case', '=', id)]))
    .where('number', '<>', number)
    .where('removed_at', 'is', null)
    .execute();
  if (parts.length > 0) {
    const named = parts.slice(0, 3).map((part) => part.id);
    throw new RecordRefused(
      `The library still holds parts of ${id}, which say its title: withdraw ${named.join(', ')} first.`,
    );
  }
  const isAgain = title === REMOVED_TITLE;
  return { ...wish, number, content: undefined, bytes: 0, title, isAgain, newest: new Set() };
}

type VersionWish = ForgetWish & { readonly version: number };

async function planVersion(db: Kysely<LibrarySchema>, document: DocumentRow, wish: VersionWish): Promise<ForgetPlan> {
  const { number, id, removed_at } = document;
  const { version } = wish;
  if (removed_at !== null) {
    const day = formatDate(removed_at.slice(0, 10));
    throw new RecordRefused(
      `${id} was withdrawn on ${day}, and with it the texts of all its versions; --title without --version takes its title away, too.`,
    );
  }
  const former = await db
    .selectFrom('document_version')
    .select((is) => ['content', 'record_json', sizeOfVersion(is).as('bytes')])
    .where('document', '=', number)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!former || version === document.version) throw await refuseVersion(db, document, version);
  const before = await db
    .selectFrom('forgotten')
    .select('title')
    .where('document', '=', number)
    .where('version', '=', version)
    .execute();
  const isBegun = before.some((entry) => !wish.hasTitle || entry.title === 1);
  const title = wish.hasTitle ? readTitle(document, former.record_json, isBegun) : undefined;
  return {
    ...wish,
    number,
    content: former.content ?? undefined,
    bytes: Number(former.bytes),
    title,
    isAgain: isBegun && former.content === null,
    newest: await readNewest(db, document),
  };
}

async function refuseVersion(
  db: Kysely<LibrarySchema>,
  { number, id, version: newest }: DocumentRow,
  version: number,
): Promise<RecordRefused> {
  if (version === newest) {
    const ways = `withdraw the document (“pandect remove ${id}”), or import a newer text first`;
    return new RecordRefused(`Version ${version} is the text of ${id} today, which is not taken away so: ${ways}.`);
  }
  const all = await db.selectFrom('document_version').select('version').where('document', '=', number).execute();
  return new RecordRefused(
    all.length === 1
      ? `${id} has one version only.`
      : `${id} has no version ${version}; it has the versions 1 to ${all.length}.`,
  );
}

/** The title of a former version; undefined where it was taken away before. */
function readTitle({ title: today }: DocumentRow, json: string | null, isAgain: boolean): string | undefined {
  if (json === null && isAgain) return undefined;
  if (json === null)
    throw new RecordRefused('The record of that version is not kept, so nobody knows its title: leave --title out.');
  const { title } = JSON.parse(json) as DocumentRecord;
  if (title === today)
    throw new RecordRefused(`“${title}” is the title today, too: leave --title out, or import it under another.`);
  return title;
}

async function readNewest(db: Kysely<LibrarySchema>, { content }: DocumentRow): Promise<ReadonlySet<string>> {
  const said = new Set<string>();
  for await (const blocks of listStoredBlocks(db, content))
    for (const block of blocks) said.add(blockText(block).trim());
  return said;
}
