import { describeDeskStore } from '#server/ports/desk-store.conformance.ts';
import { openPeopleStore } from '#tests/support/open-people-store.ts';
import { SqlDeskStore } from '#server/adapters/sql/desk/sql-desk-store.ts';

describeDeskStore('the desk store on SQLite', () => openPeopleStore((queries) => new SqlDeskStore(queries)));
