import type { Kysely } from 'kysely';
import { createPersonSlug } from '#domain/names/person-slug.ts';
import type { PersonRecord } from '#domain/records/person.ts';
import { readPersonName } from '#domain/names/read-person-name.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import type { StagedRecordRow } from './staged-document.ts';

type Slugs = Pick<LibrarySchema['person_slug'], 'slug' | 'person'>;

/** Slugs with a number end before this. */
const AFTER_DIGITS = '-:';

/**
 * Gives people the slugs of their names (OP-134). Whoever has one of the name keeps it; whoever is called otherwise now
 * gets another, and the former stays theirs, so that it leads on and is nobody else's.
 */
export async function writePersonSlugs(
  db: Kysely<LibrarySchema>,
  records: readonly Pick<StagedRecordRow, 'row' | 'record'>[],
): Promise<void> {
  const people = records.filter(({ row }) => row.kind === 'person');
  if (people.length === 0) return;
  const given = Map.groupBy(
    await askInPortions(
      people.map(({ row }) => row.key),
      (portion) => db.selectFrom('person_slug').selectAll().where('person', 'in', portion).orderBy('place').execute(),
    ),
    ({ person }) => person,
  );
  for (const { row, record } of people.toSorted((one, other) => one.row.number - other.row.number)) {
    const name = readName(record as PersonRecord);
    const plain = createPersonSlug(name, new Set());
    const own: readonly Slugs[] = given.get(row.key) ?? [];
    const latest = own.at(-1);
    if (latest && isOf(latest.slug, plain)) continue;
    const former = own.find(({ slug }) => isOf(slug, plain));
    if (former) await db.deleteFrom('person_slug').where('slug', '=', former.slug).execute();
    const slug = former?.slug ?? createPersonSlug(name, await readTaken(db, plain));
    await db.insertInto('person_slug').values({ slug, person: row.key }).execute();
  }
}

/** The name that a slug is made of. */
export function readName({ firstName, lastName }: Pick<PersonRecord, 'firstName' | 'lastName'>) {
  return readPersonName(`${lastName}, ${firstName}`);
}

/** Whether a slug is the plain one of a name or one of its numbers. */
function isOf(slug: string, plain: string): boolean {
  return slug.startsWith(plain) && /^(?:-\d+)?$/u.test(slug.slice(plain.length));
}

async function readTaken(db: Kysely<LibrarySchema>, plain: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('person_slug')
    .select('slug')
    .where('slug', '>=', plain)
    .where('slug', '<', `${plain}${AFTER_DIGITS}`)
    .execute();
  return new Set(rows.map(({ slug }) => slug));
}
