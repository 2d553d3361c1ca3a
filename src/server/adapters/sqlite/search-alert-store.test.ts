import { describeSearchAlertStore } from '#server/ports/search-alert-store.conformance.ts';
import { describeOnBoth } from '#tests/support/databases/databases.ts';
import { openPeopleStore } from '#tests/support/open-people-store.ts';
import { SqlSearchAlertStore } from '#server/adapters/sql/desk/sql-search-alert-store.ts';

describeOnBoth((database) =>
  describeSearchAlertStore(`the store of alerts on ${database.name}`, () =>
    openPeopleStore((queries) => new SqlSearchAlertStore(queries), database),
  ),
);
