import { describeCustomizationStore } from '#server/ports/customization-store.conformance.ts';
import { openPeopleStore } from '#tests/support/open-people-store.ts';
import { SqlCustomizationStore } from '#server/adapters/sql/desk/sql-customization-store.ts';

describeCustomizationStore('the store of customizations on SQLite', () =>
  openPeopleStore((queries) => new SqlCustomizationStore(queries)),
);
