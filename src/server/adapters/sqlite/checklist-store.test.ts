import { describeChecklistStore } from '#server/ports/checklist-store.conformance.ts';
import { openPeopleStore } from '#tests/support/open-people-store.ts';
import { SqlChecklistStore } from '#server/adapters/sql/desk/sql-checklist-store.ts';

describeChecklistStore('the store of checklists on SQLite', () =>
  openPeopleStore((queries) => new SqlChecklistStore(queries)),
);
