import { describeChecklistStore } from '#server/ports/checklist-store.conformance.ts';
import { describeOnBoth } from '#tests/support/databases/databases.ts';
import { openPeopleStore } from '#tests/support/open-people-store.ts';
import { SqlChecklistStore } from '#server/adapters/sql/desk/sql-checklist-store.ts';

describeOnBoth((database) =>
  describeChecklistStore(`the store of checklists on ${database.name}`, () =>
    openPeopleStore((queries) => new SqlChecklistStore(queries), database),
  ),
);
