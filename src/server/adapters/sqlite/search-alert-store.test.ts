import { describeSearchAlertStore } from '#server/ports/search-alert-store.conformance.ts';
import { openPeopleStore } from '#tests/support/open-people-store.ts';
import { SqlSearchAlertStore } from '#server/adapters/sql/desk/sql-search-alert-store.ts';

describeSearchAlertStore('the store of alerts on SQLite', () =>
  openPeopleStore((queries) => new SqlSearchAlertStore(queries)),
);
