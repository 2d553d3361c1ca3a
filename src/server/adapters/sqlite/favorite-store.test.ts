import { describeFavoriteStore } from '#server/ports/favorite-store.conformance.ts';
import { describeOnBoth } from '#tests/support/databases/databases.ts';
import { openPeopleStore } from '#tests/support/open-people-store.ts';
import { SqlFavoriteStore } from '#server/adapters/sql/desk/sql-favorite-store.ts';

describeOnBoth((database) =>
  describeFavoriteStore(`the store of favorites on ${database.name}`, () =>
    openPeopleStore((queries) => new SqlFavoriteStore(queries), database),
  ),
);
