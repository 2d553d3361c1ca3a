import { describeTrashStore } from '#server/ports/trash-store.conformance.ts';
import { describeTrashedSearches } from '#server/ports/trashed-searches.conformance.ts';
import { describeOnBoth } from '#tests/support/databases/databases.ts';
import { openPeopleStore } from '#tests/support/open-people-store.ts';
import { SqlDeskStore } from '#server/adapters/sql/desk/sql-desk-store.ts';
import { SqlFavoriteStore } from '#server/adapters/sql/desk/sql-favorite-store.ts';
import { SqlRelationSearchStore } from '#server/adapters/sql/desk/sql-relation-search-store.ts';
import { SqlResearchRecordStore } from '#server/adapters/sql/desk/sql-research-record-store.ts';
import { SqlSearchAlertStore } from '#server/adapters/sql/desk/sql-search-alert-store.ts';
import { SqlTrashStore } from '#server/adapters/sql/desk/sql-trash-store.ts';

describeOnBoth((database) => {
  const open = () =>
    openPeopleStore(
      (queries) => ({
        trash: new SqlTrashStore(queries),
        favorites: new SqlFavoriteStore(queries),
        alerts: new SqlSearchAlertStore(queries),
        desk: new SqlDeskStore(queries),
        record: new SqlResearchRecordStore(queries),
        questions: new SqlRelationSearchStore(queries),
      }),
      database,
    );
  describeTrashStore(`the trash on ${database.name}`, open);
  describeTrashedSearches(`searches in the trash on ${database.name}`, open);
});
