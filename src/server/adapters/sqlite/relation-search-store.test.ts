import { describeRelationSearchStore } from '#server/ports/relation-search-store.conformance.ts';
import { describeOnBoth } from '#tests/support/databases/databases.ts';
import { openPeopleStore } from '#tests/support/open-people-store.ts';
import { SqlRelationSearchStore } from '#server/adapters/sql/desk/sql-relation-search-store.ts';

describeOnBoth((database) =>
  describeRelationSearchStore(`the store of questions of the relationship indicator on ${database.name}`, () =>
    openPeopleStore((queries) => new SqlRelationSearchStore(queries), database),
  ),
);
