import { createHmac } from 'node:crypto';
import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Reader } from '#domain/access/reader.ts';
import { classifyAgent } from '#domain/tools/usage/agent-class.ts';
import type { CountedEvent } from '#domain/tools/usage/counted-event.ts';
import { beginDoubleClick, foldDoubleClicks } from '#domain/tools/usage/double-click.ts';
import { chooseModule } from '#domain/tools/usage/module-code.ts';
import type { RobotTest } from '#domain/tools/usage/robots.ts';
import { isOnlySorted, SORT_MILLISECONDS, type SearchTrace } from '#domain/tools/usage/sorted-search.ts';
import {
  PAGE_LINK,
  type DescribeItem,
  type TrackingEvent,
  type UsageEvent,
  type UsageLog,
} from '#server/ports/usage-recorder.ts';
import type { NoteKind, RateCounter } from '#server/ports/rate-counter.ts';
import type { Scheduler } from '#server/ports/scheduler.ts';
import { BufferedRows } from '#server/adapters/sql/shared/buffered-rows.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';
import type { TrackingTable, UsageTable } from '#server/adapters/sql/schema/usage-schema.ts';

export interface RecorderOptions {
  readonly queries: Kysely<PeopleSchema>;
  readonly counter: RateCounter;
  readonly scheduler: Scheduler;
  /** Instant in UTC, ISO 8601. */
  readonly now: () => string;
  /** Key of the hashes that stand for accounts; the same as long as figures are compared. */
  readonly secret: string;
  readonly describeItem: DescribeItem;
  /** Whom figures leave out. */
  readonly isRobot: RobotTest;
  readonly log: (message: string, error?: unknown) => void;
}

type TrackingRow = Insertable<TrackingTable>;

/** An event with the row that it becomes. */
interface WaitingEvent extends CountedEvent {
  readonly row: Insertable<UsageTable>;
}

/** Of a reader on an edition; the question as a mark, since questions are private. */
const LAST_SEARCH: NoteKind<SearchTrace> = { name: 'last search', most: 10_000 };
const LONGEST_TEXT = 500;

/**
 * Writes usage and what browsers report beside the requests, each second and at the end. Held by
 * usage-recorder.conformance.ts.
 */
export class SqlUsageRecorder implements UsageLog {
  readonly #options: RecorderOptions;
  readonly #usage: BufferedRows<WaitingEvent>;
  readonly #tracking: BufferedRows<TrackingRow>;
  /** Searches are held against the one before, one after the other. */
  #noting: Promise<void> = Promise.resolve();

  constructor(options: RecorderOptions) {
    this.#options = options;
    const { queries, log, scheduler } = options;
    this.#usage = new BufferedRows({ write: (events) => writeUsage(queries, events), log, scheduler });
    this.#tracking = new BufferedRows({
      write: async (rows) =>
        void (await queries
          .insertInto('tracking_event')
          .values([...rows])
          .execute()),
      log,
      scheduler,
    });
  }

  record(event: UsageEvent): void {
    this.#guard(() => {
      const { visitor } = event.reader;
      const who = {
        ...this.#describe(event.reader),
        account: visitor.account ? this.#hash(visitor.account.id) : null,
      };
      const row = { ...who, ...this.#presentClick(event), ...this.#presentItem(event), is_double_click: 0 };
      const waiting: WaitingEvent = {
        kind: event.kind,
        at: row.at,
        edition: row.edition,
        session: row.session,
        ...(visitor.sessionBefore === undefined ? {} : { sessionBefore: visitor.sessionBefore }),
        account: row.account,
        item: row.item_id,
        link: row.link,
        isRobot: row.is_robot === 1,
        isDoubleClick: false,
        row: { ...row, way: row.is_robot === 1 ? 'automated' : (event.reader.client.way ?? 'open call') },
      };
      if (event.search) this.#pushSearch(waiting, event.search);
      else this.#usage.push(waiting);
    });
  }

  track(event: TrackingEvent): void {
    this.#guard(() => {
      this.#tracking.push({
        ...this.#describe(event.reader),
        kind: event.kind,
        tracking_id: event.trackingId,
        page: event.page,
        title: event.title,
        keywords: event.keywords,
      });
    });
  }

  async flush(): Promise<void> {
    await this.#noting;
    await Promise.all([this.#usage.flush(), this.#tracking.flush()]);
  }

  async close(): Promise<void> {
    await this.#noting;
    await Promise.all([this.#usage.close(), this.#tracking.close()]);
  }

  #guard(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#options.log('An event could not be noted.', error);
    }
  }

  /** What both tables know of whoever did something. */
  #describe({ edition, codes, visitor, client }: Reader) {
    const agent = this.#options.isRobot(client.userAgent) ? 'robot' : classifyAgent(client.userAgent);
    return {
      at: this.#options.now(),
      edition: edition.id,
      module: chooseModule(edition, codes),
      institution: visitor.institution?.id ?? null,
      session: visitor.sessionId,
      is_robot: agent === 'robot' ? 1 : 0,
      agent_class: agent,
    };
  }

  /** What was asked, and by which link. */
  #presentClick({ kind, reader, search, link, keywords, place }: UsageEvent) {
    return {
      kind,
      databases: kind === 'search' ? JSON.stringify([reader.edition.id]) : null,
      // Questions are long and private: a mark tells one from another.
      link: search ? this.#hash(search.key) : shorten(link ?? PAGE_LINK),
      keywords: shorten(keywords),
      place: shorten(place),
    };
  }

  #presentItem({ reader, item }: UsageEvent) {
    const facts = item && this.#options.describeItem(reader, item);
    return {
      item_id: item?.id ?? null,
      item_type: item?.type ?? null,
      item_title: shorten(item?.title),
      publication: shorten(facts?.parent?.title ?? item?.publication),
      parent_id: facts?.parent?.id ?? null,
      parent_data_type: facts?.parent?.dataType ?? null,
      data_type: facts?.dataType ?? null,
      year: facts?.year ?? null,
      access_type: facts?.accessType ?? null,
      identifiers: facts ? JSON.stringify(facts.identifiers) : null,
      parent_identifiers: facts?.parent ? JSON.stringify(facts.parent.identifiers) : null,
    };
  }

  /** Counts a search, unless it only puts the last one into another order. */
  #pushSearch(event: WaitingEvent, { order }: NonNullable<UsageEvent['search']>): void {
    const trace = { key: event.link ?? '', order, at: event.at };
    this.#noting = this.#countSearch(this.#noting, event, trace);
  }

  /** One after the other, in the order in which they were made. */
  async #countSearch(before: Promise<void>, event: WaitingEvent, trace: SearchTrace): Promise<void> {
    await before;
    try {
      if (!isOnlySorted(await this.#noteSearch(event, trace), trace)) this.#usage.push(event);
    } catch (error) {
      this.#options.log('A search was not held against the one before.', error);
      this.#usage.push(event);
    }
  }

  /** The search before; across the hour of somebody without a cookie, that of the hour before. */
  async #noteSearch(
    { edition, account, session, sessionBefore }: WaitingEvent,
    trace: SearchTrace,
  ): Promise<SearchTrace | undefined> {
    const { counter } = this.#options;
    const last = await counter.change(LAST_SEARCH, `${edition} ${account ?? session}`, (note, now) => ({
      note: trace,
      until: now + SORT_MILLISECONDS,
      answer: note,
    }));
    if (last || sessionBefore === undefined) return last;
    return counter.change(LAST_SEARCH, `${edition} ${sessionBefore}`, (note, now) => ({
      note,
      until: now + SORT_MILLISECONDS,
      answer: note,
    }));
  }

  #hash(text: string): string {
    return createHmac('sha256', this.#options.secret).update(text).digest('base64url').slice(0, 22);
  }
}

/** Events in one transaction; earlier clicks, written before or waiting with them, are folded into later ones. */
async function writeUsage(queries: Kysely<PeopleSchema>, events: readonly WaitingEvent[]): Promise<void> {
  await queries.transaction().execute(async (transaction) => {
    for (const event of events) await foldEarlier(transaction, event);
    const rows = foldDoubleClicks(events).map(({ row, isDoubleClick }) => ({
      ...row,
      is_double_click: isDoubleClick ? 1 : 0,
    }));
    await transaction.insertInto('usage_event').values(rows).execute();
  });
}

async function foldEarlier(transaction: Transaction<PeopleSchema>, event: WaitingEvent): Promise<void> {
  const { kind, edition, item, link, at, account, session, sessionBefore = session } = event;
  await transaction
    .updateTable('usage_event')
    .set({ is_double_click: 1 })
    .where((row) =>
      account === null
        ? row('session', 'in', [session, sessionBefore]).and('account', 'is', null)
        : row('account', '=', account),
    )
    .where('edition', '=', edition)
    .where('kind', '=', kind)
    .where('item_id', item === null ? 'is' : '=', item)
    .where('link', '=', link)
    .where('at', '>=', beginDoubleClick(at))
    .where('at', '<=', at)
    .execute();
}

function shorten(text: string | undefined): string | null {
  return text === undefined ? null : text.slice(0, LONGEST_TEXT);
}
