import { describeMergerCaseStore } from '#server/ports/merger-case-store.conformance.ts';
import { describeOnBoth } from '#tests/support/databases/databases.ts';
import { openPeopleStore } from '#tests/support/open-people-store.ts';
import { SqlMergerCaseStore } from '#server/adapters/sql/desk/sql-merger-case-store.ts';
import { SqlTrashStore } from '#server/adapters/sql/desk/sql-trash-store.ts';

describeOnBoth((database) =>
  describeMergerCaseStore(`the store of mergers on ${database.name}`, () =>
    openPeopleStore(
      (queries) => ({ cases: new SqlMergerCaseStore(queries), trash: new SqlTrashStore(queries) }),
      database,
    ),
  ),
);
