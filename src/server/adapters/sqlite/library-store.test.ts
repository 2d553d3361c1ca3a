import { describeLibraryStore } from '#server/ports/library-store.conformance.ts';
import { openPeopleStore } from '#tests/support/open-people-store.ts';
import { SqlLibraryStore } from '../sql/sql-library-store.ts';

describeLibraryStore('the library store on SQLite', () => openPeopleStore((queries) => new SqlLibraryStore(queries)));
