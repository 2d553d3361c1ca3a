import { describeResearchRecordStore } from '#server/ports/research-record-store.conformance.ts';
import { openPeopleStore } from '#tests/support/open-people-store.ts';
import { SqlResearchRecordStore } from '#server/adapters/sql/desk/sql-research-record-store.ts';

describeResearchRecordStore('the store of research records on SQLite', () =>
  openPeopleStore((queries) => new SqlResearchRecordStore(queries)),
);
