import { describeDownloadJobStore } from '#server/ports/download-job-store.conformance.ts';
import { describeOnBoth } from '#tests/support/databases/databases.ts';
import { openPeopleStore } from '#tests/support/open-people-store.ts';
import { SqlDownloadJobStore } from '#server/adapters/sql/desk/sql-download-job-store.ts';

describeOnBoth((database) =>
  describeDownloadJobStore(`the store of files that are being made on ${database.name}`, () =>
    openPeopleStore((queries) => new SqlDownloadJobStore(queries), database),
  ),
);
