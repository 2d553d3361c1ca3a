import { SqlTopicCounts } from '#server/adapters/sql/people/sql-topic-counts.ts';
import { describeTopicCounts } from '#server/ports/topic-counts.conformance.ts';
import { describeOnBoth, type TestedDatabase } from '#tests/support/databases/databases.ts';

async function open(database: TestedDatabase) {
  const { connect, dispose } = await database.createPeople();
  const { queries } = await connect();
  return {
    counts: new SqlTopicCounts(queries),
    readKept: async () => {
      const rows = await queries.selectFrom('comparison_topic').selectAll().execute();
      return { columns: Object.keys(rows[0] ?? {}), rows: rows.length };
    },
    close: async () => dispose(),
  };
}

describeOnBoth((database) => describeTopicCounts(`the counts of topics on ${database.name}`, () => open(database)));
