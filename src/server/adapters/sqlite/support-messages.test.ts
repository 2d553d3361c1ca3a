import { describeSupportMessages } from '#server/ports/support-messages.conformance.ts';
import { SqlAccountStore } from '#server/adapters/sql/people/sql-account-store.ts';
import { SqlSupportMessages } from '#server/adapters/sql/people/sql-support-messages.ts';
import { describeOnBoth, type TestedDatabase } from '#tests/support/databases/databases.ts';

async function open(database: TestedDatabase) {
  const { connect, dispose } = await database.createPeople();
  const { queries } = await connect();
  const accounts = new SqlAccountStore(queries);
  await accounts.saveInstitution({ id: 'north', name: 'North', customerNo: '1', contact: null, demo: false });
  const ada = { id: 'ada', username: 'ada', name: 'Ada', accountNo: 'A-1', email: null, institution: null };
  await accounts.saveAccount({ ...ada, demo: false });
  return {
    store: new SqlSupportMessages(queries),
    deleteAccount: async (id: string) => {
      await queries.deleteFrom('account').where('id', '=', id).execute();
    },
    deleteInstitution: async (id: string) => {
      await queries.deleteFrom('institution').where('id', '=', id).execute();
    },
    close: async () => dispose(),
  };
}

describeOnBoth((database) =>
  describeSupportMessages(`the messages of readers on ${database.name}`, () => open(database)),
);
