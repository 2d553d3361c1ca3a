import { describeHistoryStore } from '#server/ports/history-store.conformance.ts';
import { describeOnBoth } from '#tests/support/databases/databases.ts';
import { openPeopleStore } from '#tests/support/open-people-store.ts';
import { SqlHistoryStore } from '#server/adapters/sql/desk/sql-history-store.ts';

describeOnBoth((database) =>
  describeHistoryStore(`the store of histories on ${database.name}`, () =>
    openPeopleStore((queries) => new SqlHistoryStore(queries), database),
  ),
);
