import { describeCustomizationStore } from '#server/ports/customization-store.conformance.ts';
import { describeOnBoth } from '#tests/support/databases/databases.ts';
import { openPeopleStore } from '#tests/support/open-people-store.ts';
import { SqlCustomizationStore } from '#server/adapters/sql/desk/sql-customization-store.ts';

describeOnBoth((database) =>
  describeCustomizationStore(`the store of customizations on ${database.name}`, () =>
    openPeopleStore((queries) => new SqlCustomizationStore(queries), database),
  ),
);
