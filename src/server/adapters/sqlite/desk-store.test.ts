import { describeDeskStore } from '#server/ports/desk-store.conformance.ts';
import { describeOnBoth } from '#tests/support/databases/databases.ts';
import { openPeopleStore } from '#tests/support/open-people-store.ts';
import { SqlDeskStore } from '#server/adapters/sql/desk/sql-desk-store.ts';

describeOnBoth((database) =>
  describeDeskStore(`the desk store on ${database.name}`, () =>
    openPeopleStore((queries) => new SqlDeskStore(queries), database),
  ),
);
