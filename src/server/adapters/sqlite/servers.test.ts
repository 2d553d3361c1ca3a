import type { Kysely } from 'kysely';
import { describeLease } from '#server/ports/lease.conformance.ts';
import type { Lease } from '#server/ports/lease.ts';
import { describeRateCounter } from '#server/ports/rate-counter.conformance.ts';
import { describeScheduler } from '#server/ports/scheduler.conformance.ts';
import type { Scheduler } from '#server/ports/scheduler.ts';
import { TimerScheduler } from '#server/adapters/system/timer-scheduler.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';
import { SqlLease } from '#server/adapters/sql/servers/sql-lease.ts';
import { SqlRateCounter } from '#server/adapters/sql/servers/sql-rate-counter.ts';
import { describeOnBoth, type TestedDatabase } from '#tests/support/databases/databases.ts';

/** A database that several servers share, and the time that they have in common. */
async function openShared<Part>(
  database: TestedDatabase,
  create: (queries: Kysely<PeopleSchema>, now: () => number) => Part,
) {
  const people = await database.createPeople();
  let time = Date.UTC(2026, 10, 28);
  const connect = async () => create((await people.connect()).queries, () => time);
  return {
    first: await connect(),
    connect,
    move: (milliseconds: number) => void (time += milliseconds),
    close: () => people.dispose(),
  };
}

const log = () => undefined;

describeOnBoth((database) => {
  describeRateCounter(`the counter on ${database.name}`, async () => {
    const { first, ...shared } = await openShared(database, (queries, now) => new SqlRateCounter(queries, now));
    return { counter: first, ...shared };
  });

  describeLease(`places on ${database.name}`, async () => {
    const { first, ...shared } = await openShared(database, (queries, now) => new SqlLease({ queries, now, log }));
    return { lease: first, ...shared };
  });

  describeScheduler(`the scheduler of several servers on ${database.name}`, async () => {
    const said: string[] = [];
    const leases = new Map<Scheduler, Lease>();
    const { first, connect, move, close } = await openShared(database, (queries, now) => {
      const lease = new SqlLease({ queries, now, log });
      const scheduler = new TimerScheduler({ lease, log: (message) => said.push(message) });
      leases.set(scheduler, lease);
      return scheduler;
    });
    return {
      scheduler: first,
      said,
      connect,
      move: async (milliseconds, alive) => {
        move(milliseconds);
        for (const scheduler of alive) await leases.get(scheduler)?.renew();
      },
      close: async () => {
        for (const scheduler of leases.keys()) await scheduler.close();
        await close();
      },
    };
  });
});
