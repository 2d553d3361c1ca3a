import { describeDownloadJobStore } from '#server/ports/download-job-store.conformance.ts';
import { openPeopleStore } from '#tests/support/open-people-store.ts';
import { SqlDownloadJobStore } from '#server/adapters/sql/desk/sql-download-job-store.ts';

describeDownloadJobStore('the store of files that are being made on SQLite', () =>
  openPeopleStore((queries) => new SqlDownloadJobStore(queries)),
);
