import { describeFavoriteStore } from '#server/ports/favorite-store.conformance.ts';
import { describeOnBoth } from '#tests/support/databases/databases.ts';
import { openPeopleStore } from '#tests/support/open-people-store.ts';
import { SqlFavoriteStore } from '#server/adapters/sql/desk/sql-favorite-store.ts';

// A statement takes ten times as long where a server answers it: fewer sequences are told there.
const SEQUENCES = { SQLite: 500, PostgreSQL: 25 };

describeOnBoth((database) =>
  describeFavoriteStore(
    `the store of favorites on ${database.name}`,
    () => openPeopleStore((queries) => new SqlFavoriteStore(queries), database),
    SEQUENCES[database.name],
  ),
);
