import { describeRelationSearchStore } from '#server/ports/relation-search-store.conformance.ts';
import { openPeopleStore } from '#tests/support/open-people-store.ts';
import { SqlRelationSearchStore } from '#server/adapters/sql/desk/sql-relation-search-store.ts';

describeRelationSearchStore('the store of questions of the relationship indicator on SQLite', () =>
  openPeopleStore((queries) => new SqlRelationSearchStore(queries)),
);
