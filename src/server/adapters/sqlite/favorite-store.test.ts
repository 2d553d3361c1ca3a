import { describeFavoriteStore } from '#server/ports/favorite-store.conformance.ts';
import { openPeopleStore } from '#tests/support/open-people-store.ts';
import { SqlFavoriteStore } from '#server/adapters/sql/desk/sql-favorite-store.ts';

describeFavoriteStore('the store of favorites on SQLite', () =>
  openPeopleStore((queries) => new SqlFavoriteStore(queries)),
);
