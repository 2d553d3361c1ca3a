import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { LibrarySchema } from './schema.ts';
import type { PeopleSchema } from './people-schema.ts';
import * as library from './migrations/0001-library.ts';
import { up as documentAlias } from './migrations/0002-document-alias.ts';
import { up as publicationCluster } from './migrations/0003-publication-cluster.ts';
import { up as aliasForms } from './migrations/0004-alias-forms.ts';
import { up as writing } from './migrations/0005-writing.ts';
import { up as records } from './migrations/0006-records.ts';
import { up as versions } from './migrations/0007-versions.ts';
import { up as builtInRecords } from './migrations/0009-built-in-records.ts';
import { up as personDecisions } from './migrations/0010-people.ts';
import { up as citations } from './migrations/0011-citations.ts';
import { up as contents } from './migrations/0012-contents.ts';
import { up as works } from './migrations/0013-works.ts';
import { up as partyForms } from './migrations/0014-party-forms.ts';
import { up as recordWords } from './migrations/0018-record-words.ts';
import { up as whoTookPart } from './migrations/0027-who-took-part.ts';
import { up as heldCases } from './migrations/0028-held-cases.ts';
import { up as personSlugs } from './migrations/0029-person-slugs.ts';
import { up as storedFiles } from './migrations/0032-stored-files.ts';
import { up as versionAccess } from './migrations/0040-version-access.ts';
import { up as people } from './migrations-people/0001-people.ts';
import { up as usage } from './migrations-people/0002-usage.ts';
import { up as latestSearches } from './migrations-people/0003-latest-searches.ts';
import { up as supportMessages } from './migrations-people/0004-support-messages.ts';
import { up as searchAlerts } from './migrations-people/0005-search-alerts.ts';
import { up as researchRecord } from './migrations-people/0006-research-record.ts';
import { up as seenVersions } from './migrations-people/0007-seen-versions.ts';
import { up as savedSearch } from './migrations-people/0008-saved-search.ts';
import { up as deskOwners } from './migrations-people/0009-desk-owners.ts';
import { up as relatedForms } from './migrations-people/0010-related-forms.ts';
import { up as favorites } from './migrations-people/0011-favorites.ts';
import { up as history } from './migrations-people/0012-history.ts';
import { up as downloadJobs } from './migrations-people/0013-download-jobs.ts';
import { up as favoriteNotes } from './migrations-people/0014-favorite-notes.ts';
import { up as customization } from './migrations-people/0016-customization.ts';
import { up as relationSearches } from './migrations-people/0019-relation-searches.ts';
import { up as readingPlaces } from './migrations-people/0021-reading-places.ts';
import { up as checklistTicks } from './migrations-people/0029-checklist-ticks.ts';
import { up as accountSecurity } from './migrations-people/0041-account-security.ts';
import { up as providerSession } from './migrations-people/0042-provider-session.ts';

/** Every migration in order; the name is what the database remembers. Never edited once released. */
const LIBRARY_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-library': library,
  '0002-document-alias': { up: documentAlias },
  '0003-publication-cluster': { up: publicationCluster },
  '0004-alias-forms': { up: aliasForms },
  '0005-writing': { up: writing },
  '0006-records': { up: records },
  '0007-versions': { up: versions },
  '0009-built-in-records': { up: builtInRecords },
  '0010-people': { up: personDecisions },
  '0011-citations': { up: citations },
  '0012-contents': { up: contents },
  '0013-works': { up: works },
  '0014-party-forms': { up: partyForms },
  '0018-record-words': { up: recordWords },
  '0027-who-took-part': { up: whoTookPart },
  '0028-held-cases': { up: heldCases },
  '0029-person-slugs': { up: personSlugs },
  '0032-stored-files': { up: storedFiles },
  '0040-version-access': { up: versionAccess },
};
const PEOPLE_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-people': { up: people },
  '0002-usage': { up: usage },
  '0003-latest-searches': { up: latestSearches },
  '0004-support-messages': { up: supportMessages },
  '0005-search-alerts': { up: searchAlerts },
  '0006-research-record': { up: researchRecord },
  '0007-seen-versions': { up: seenVersions },
  '0008-saved-search': { up: savedSearch },
  '0009-desk-owners': { up: deskOwners },
  '0010-related-forms': { up: relatedForms },
  '0011-favorites': { up: favorites },
  '0012-history': { up: history },
  '0013-download-jobs': { up: downloadJobs },
  '0014-favorite-notes': { up: favoriteNotes },
  '0016-customization': { up: customization },
  '0019-relation-searches': { up: relationSearches },
  '0021-reading-places': { up: readingPlaces },
  '0029-checklist-ticks': { up: checklistTicks },
  '0041-account-security': { up: accountSecurity },
  '0042-provider-session': { up: providerSession },
};

/**
 * Which steps the schema of the library has not had yet, by name; all of them where there is no schema. Throws where it
 * had steps that this version does not know.
 */
export async function listPendingOfLibrary(db: Kysely<LibrarySchema>): Promise<string[]> {
  const migrations = await createLibraryMigrator(db).getMigrations();
  const pending = migrations.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
  if (pending.length === migrations.length) return pending;
  const taken = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(db);
  const unknown = taken.rows.find(({ name }) => !(name in LIBRARY_MIGRATIONS));
  if (!unknown) return pending;
  throw new Error(`The library was written by a newer version (${unknown.name}); run that one, or a later.`);
}

/**
 * Brings the database to the newest schema and answers the steps that were taken; throws the first failure with the
 * migration's name.
 */
export async function migrateLibrary(db: Kysely<LibrarySchema>): Promise<string[]> {
  return migrate(createLibraryMigrator(db), 'library');
}

/** The same for the tables about people, which remember their migrations apart. */
export async function migratePeople(db: Kysely<PeopleSchema>): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...PEOPLE_MIGRATIONS }) },
    migrationTableName: 'people_migration',
    migrationLockTableName: 'people_migration_lock',
  });
  return migrate(migrator, 'accounts');
}

function createLibraryMigrator(db: Kysely<LibrarySchema>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => ({ ...LIBRARY_MIGRATIONS }) } });
}

async function migrate(migrator: Migrator, what: string): Promise<string[]> {
  const { error, results = [] } = await migrator.migrateToLatest();
  if (!error) return results.map(({ migrationName }) => migrationName);
  const failed = results.find((result) => result.status === 'Error');
  throw new Error(
    `The schema of the ${what} could not be brought up to date${failed ? ` (${failed.migrationName})` : ''}.`,
    {
      cause: error,
    },
  );
}
