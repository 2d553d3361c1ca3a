import { describeReadingPlaceStore } from '#server/ports/reading-place-store.conformance.ts';
import { openPeopleStore } from '#tests/support/open-people-store.ts';
import { SqlHistoryStore } from '../sql/sql-history-store.ts';
import { SqlReadingPlaceStore } from '../sql/sql-reading-place-store.ts';

describeReadingPlaceStore('the store of reading places on SQLite', () =>
  openPeopleStore((queries) => ({
    places: new SqlReadingPlaceStore(queries),
    history: new SqlHistoryStore(queries),
  })),
);
