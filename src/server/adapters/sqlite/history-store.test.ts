import { describeHistoryStore } from '#server/ports/history-store.conformance.ts';
import { openPeopleStore } from '#tests/support/open-people-store.ts';
import { SqlHistoryStore } from '#server/adapters/sql/desk/sql-history-store.ts';

describeHistoryStore('the store of histories on SQLite', () =>
  openPeopleStore((queries) => new SqlHistoryStore(queries)),
);
