import type { Kysely } from 'kysely';
import { formatOfKey } from '#domain/document/work.ts';
import { RecordRefused } from '#server/ports/content-writer.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import type { RecordStager } from './record-stager.ts';

/**
 * Stages that one format of a document goes, named so or by the path of its file; the document stays in the others. Throws `RecordRefused` where it has no such
 * format, or no other.
 */
export async function stageRemoval(
  db: Kysely<LibrarySchema>,
  stager: RecordStager,
  { id, format }: { readonly id: string; readonly format: string },
): Promise<void> {
  const rows = await db
    .selectFrom('document_format')
    .innerJoin('document', 'document.number', 'document_format.document')
    .selectAll('document_format')
    .select(['document.key as work', 'document.demo'])
    .where('document.id', '=', id)
    .where('document_format.state', '<>', 'gone')
    .orderBy('document_format.key')
    .execute();
  const same = rows.filter(({ key, path }) => formatOfKey(key) === format || path === format);
  const [found] = same;
  if (same.length > 1) {
    const paths = same.map(({ path }) => path).join(', ');
    throw new RecordRefused(
      `"${id}" came as ${format} from several files: ${paths}; give the path of one with --format`,
    );
  }
  if (!found) {
    const formats = rows.map(({ key }) => formatOfKey(key)).join(', ');
    const has = rows.length === 0 ? 'is no document in several formats' : `comes in ${formats}`;
    throw new RecordRefused(`"${id}" ${has}`);
  }
  const { demo, ...held } = found;
  await stager.takeAway(held, demo === 1);
}
