import { describeReadingPlaceStore } from '#server/ports/reading-place-store.conformance.ts';
import { openPeopleStore } from '#tests/support/open-people-store.ts';
import { SqlHistoryStore } from '#server/adapters/sql/desk/sql-history-store.ts';
import { SqlReadingPlaceStore } from '#server/adapters/sql/desk/sql-reading-place-store.ts';

describeReadingPlaceStore('the store of reading places on SQLite', () =>
  openPeopleStore((queries) => ({
    places: new SqlReadingPlaceStore(queries),
    history: new SqlHistoryStore(queries),
  })),
);
