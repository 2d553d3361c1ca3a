import { describeReadingPlaceStore } from '#server/ports/reading-place-store.conformance.ts';
import { describeOnBoth } from '#tests/support/databases/databases.ts';
import { openPeopleStore } from '#tests/support/open-people-store.ts';
import { SqlHistoryStore } from '#server/adapters/sql/desk/sql-history-store.ts';
import { SqlReadingPlaceStore } from '#server/adapters/sql/desk/sql-reading-place-store.ts';

describeOnBoth((database) =>
  describeReadingPlaceStore(`the store of reading places on ${database.name}`, () =>
    openPeopleStore(
      (queries) => ({
        places: new SqlReadingPlaceStore(queries),
        history: new SqlHistoryStore(queries),
      }),
      database,
    ),
  ),
);
