import { describeResearchRecordStore } from '#server/ports/research-record-store.conformance.ts';
import { describeOnBoth } from '#tests/support/databases/databases.ts';
import { openPeopleStore } from '#tests/support/open-people-store.ts';
import { SqlResearchRecordStore } from '#server/adapters/sql/desk/sql-research-record-store.ts';

describeOnBoth((database) =>
  describeResearchRecordStore(`the store of research records on ${database.name}`, () =>
    openPeopleStore((queries) => new SqlResearchRecordStore(queries), database),
  ),
);
