import { describeTrashStore } from '#server/ports/trash-store.conformance.ts';
import { describeOnBoth } from '#tests/support/databases/databases.ts';
import { openPeopleStore } from '#tests/support/open-people-store.ts';
import { SqlDeskStore } from '#server/adapters/sql/desk/sql-desk-store.ts';
import { SqlFavoriteStore } from '#server/adapters/sql/desk/sql-favorite-store.ts';
import { SqlResearchRecordStore } from '#server/adapters/sql/desk/sql-research-record-store.ts';
import { SqlSearchAlertStore } from '#server/adapters/sql/desk/sql-search-alert-store.ts';
import { SqlTrashStore } from '#server/adapters/sql/desk/sql-trash-store.ts';

describeOnBoth((database) =>
  describeTrashStore(`the trash on ${database.name}`, () =>
    openPeopleStore(
      (queries) => ({
        trash: new SqlTrashStore(queries),
        favorites: new SqlFavoriteStore(queries),
        alerts: new SqlSearchAlertStore(queries),
        desk: new SqlDeskStore(queries),
        record: new SqlResearchRecordStore(queries),
      }),
      database,
    ),
  ),
);
