import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';
import * as library from './library/0001-library.ts';
import { up as documentAlias } from './library/0002-document-alias.ts';
import { up as publicationCluster } from './library/0003-publication-cluster.ts';
import { up as aliasForms } from './library/0004-alias-forms.ts';
import { up as writing } from './library/0005-writing.ts';
import { up as records } from './library/0006-records.ts';
import { up as versions } from './library/0007-versions.ts';
import { up as builtInRecords } from './library/0009-built-in-records.ts';
import { up as personDecisions } from './library/0010-people.ts';
import { up as citations } from './library/0011-citations.ts';
import { up as contents } from './library/0012-contents.ts';
import { up as works } from './library/0013-works.ts';
import { up as partyForms } from './library/0014-party-forms.ts';
import { up as recordWords } from './library/0018-record-words.ts';
import { up as whoTookPart } from './library/0027-who-took-part.ts';
import { up as heldCases } from './library/0028-held-cases.ts';
import { up as personSlugs } from './library/0029-person-slugs.ts';
import { up as storedFiles } from './library/0032-stored-files.ts';
import { up as versionAccess } from './library/0040-version-access.ts';
import { up as printedNames } from './library/0046-printed-names.ts';
import { up as caseNumbers } from './library/0050-case-numbers.ts';
import { up as peopleByWords } from './library/0052-people-by-words.ts';
import { up as statusAsFacts } from './library/0055-status-as-facts.ts';
import { up as joinedParties } from './library/0056-joined-parties.ts';
import { up as normalCitations } from './library/0058-normal-citations.ts';
import { up as canadianCitations } from './library/0059-canadian-citations.ts';
import { up as workJoins } from './library/0058-work-joins.ts';
import { up as comparisonColumns } from './library/0060-comparison-columns.ts';
import { up as people } from './people/0001-people.ts';
import { up as usage } from './people/0002-usage.ts';
import { up as latestSearches } from './people/0003-latest-searches.ts';
import { up as supportMessages } from './people/0004-support-messages.ts';
import { up as searchAlerts } from './people/0005-search-alerts.ts';
import { up as researchRecord } from './people/0006-research-record.ts';
import { up as seenVersions } from './people/0007-seen-versions.ts';
import { up as savedSearch } from './people/0008-saved-search.ts';
import { up as deskOwners } from './people/0009-desk-owners.ts';
import { up as relatedForms } from './people/0010-related-forms.ts';
import { up as favorites } from './people/0011-favorites.ts';
import { up as history } from './people/0012-history.ts';
import { up as downloadJobs } from './people/0013-download-jobs.ts';
import { up as favoriteNotes } from './people/0014-favorite-notes.ts';
import { up as customization } from './people/0016-customization.ts';
import { up as relationSearches } from './people/0019-relation-searches.ts';
import { up as readingPlaces } from './people/0021-reading-places.ts';
import { up as checklistTicks } from './people/0029-checklist-ticks.ts';
import { up as accountSecurity } from './people/0041-account-security.ts';
import { up as providerSession } from './people/0042-provider-session.ts';
import { up as usageFacts } from './people/0043-usage-facts.ts';
import { up as servers } from './people/0044-servers.ts';
import { up as leftDownloads } from './people/0045-left-downloads.ts';
import { up as trash } from './people/0049-trash.ts';
import { up as mergerCases } from './people/0059-merger-cases.ts';
import { up as topicCounts } from './people/0060-topic-counts.ts';
import { up as comparisonNotes } from './people/0061-comparison-notes.ts';

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
  '0046-printed-names': { up: printedNames },
  '0050-case-numbers': { up: caseNumbers },
  '0052-people-by-words': { up: peopleByWords },
  '0055-status-as-facts': { up: statusAsFacts },
  '0056-joined-parties': { up: joinedParties },
  '0058-normal-citations': { up: normalCitations },
  '0058-work-joins': { up: workJoins },
  '0059-canadian-citations': { up: canadianCitations },
  '0060-comparison-columns': { up: comparisonColumns },
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
  '0043-usage-facts': { up: usageFacts },
  '0044-servers': { up: servers },
  '0045-left-downloads': { up: leftDownloads },
  '0049-trash': { up: trash },
  '0059-merger-cases': { up: mergerCases },
  '0060-topic-counts': { up: topicCounts },
  '0061-comparison-notes': { up: comparisonNotes },
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
