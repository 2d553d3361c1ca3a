import { createHmac } from 'node:crypto';
import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Reader } from '#domain/access/reader.ts';
import { classifyAgent } from '#domain/tools/usage/agent-class.ts';
import type { CountedEvent } from '#domain/tools/usage/counted-event.ts';
import { beginDoubleClick, foldDoubleClicks } from '#domain/tools/usage/double-click.ts';
import { chooseModule } from '#domain/tools/usage/module-code.ts';
import { isNewSearch, type SearchTrace } from '#domain/tools/usage/repeat-search.ts';
import type { TrackingEvent, UsageEvent, UsageLog } from '#server/ports/usage-recorder.ts';
import { BufferedRows } from '#server/adapters/sql/shared/buffered-rows.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';
import type { TrackingTable, UsageTable } from '#server/adapters/sql/schema/usage-schema.ts';

interface RecorderOptions {
  readonly queries: Kysely<PeopleSchema>;
  /** Instant in UTC, ISO 8601. */
  readonly now: () => string;
  /** Key of the hashes that stand for accounts; the same as long as figures are compared. */
  readonly secret: string;
  readonly log: (message: string, error?: unknown) => void;
}

type TrackingRow = Insertable<TrackingTable>;

/** An event with the row that it becomes. */
interface WaitingEvent extends CountedEvent {
  readonly row: Insertable<UsageTable>;
}

/** Readers whose last search is remembered. */
const REMEMBERED_SEARCHES = 10_000;
const LONGEST_TEXT = 500;

/**
 * Writes usage and what browsers report beside the requests, each second and at the end. Held by
 * usage-recorder.conformance.ts.
 */
export class SqlUsageRecorder implements UsageLog {
  readonly #options: RecorderOptions;
  readonly #usage: BufferedRows<WaitingEvent>;
  readonly #tracking: BufferedRows<TrackingRow>;
  readonly #searches = new Map<string, SearchTrace>();

  constructor(options: RecorderOptions) {
    this.#options = options;
    const { queries, log } = options;
    this.#usage = new BufferedRows({ write: (events) => writeUsage(queries, events), log });
    this.#tracking = new BufferedRows({
      write: async (rows) =>
        void (await queries
          .insertInto('tracking_event')
          .values([...rows])
          .execute()),
      log,
    });
  }

  record(event: UsageEvent): void {
    this.#guard(() => {
      const who = this.#describe(event.reader);
      if (event.kind === 'search' && !this.#isNew(event, who)) return;
      this.#usage.push({
        kind: event.kind,
        at: who.at,
        session: who.session,
        item: event.item?.id ?? null,
        isRobot: who.is_robot === 1,
        isDoubleClick: false,
        row: {
          ...who,
          kind: event.kind,
          account: event.reader.visitor.account ? this.#hash(event.reader.visitor.account.id) : null,
          ...presentItem(event),
          keywords: shorten(event.keywords),
          place: shorten(event.place),
          is_double_click: 0,
        },
      });
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
    await Promise.all([this.#usage.flush(), this.#tracking.flush()]);
  }

  async close(): Promise<void> {
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
    const agent = classifyAgent(client.userAgent);
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

  #isNew({ search }: UsageEvent, { at, session, edition }: { at: string; session: string; edition: string }): boolean {
    if (!search) return true;
    const reader = `${edition} ${session}`;
    const trace = { ...search, at };
    const last = this.#searches.get(reader);
    this.#searches.delete(reader);
    this.#searches.set(reader, trace);
    const [oldest] = this.#searches.keys();
    if (this.#searches.size > REMEMBERED_SEARCHES && oldest !== undefined) this.#searches.delete(oldest);
    return isNewSearch(last, trace);
  }

  #hash(text: string): string {
    return createHmac('sha256', this.#options.secret).update(text).digest('base64url').slice(0, 22);
  }
}

/** Events in one transaction; earlier clicks, written before or waiting with them, are folded into later ones. */
async function writeUsage(queries: Kysely<PeopleSchema>, events: readonly WaitingEvent[]): Promise<void> {
  await queries.transaction().execute(async (transaction) => {
    for (const { kind, item, session, at } of events) {
      if (kind !== 'search' && item !== null) await foldEarlier(transaction, kind, item, session, at);
    }
    const rows = foldDoubleClicks(events).map(({ row, isDoubleClick }) => ({
      ...row,
      is_double_click: isDoubleClick ? 1 : 0,
    }));
    await transaction.insertInto('usage_event').values(rows).execute();
  });
}

async function foldEarlier(
  transaction: Transaction<PeopleSchema>,
  kind: string,
  item: string,
  session: string,
  at: string,
): Promise<void> {
  await transaction
    .updateTable('usage_event')
    .set({ is_double_click: 1 })
    .where('session', '=', session)
    .where('item_id', '=', item)
    .where('kind', '=', kind)
    .where('at', '>=', beginDoubleClick(at))
    .where('at', '<=', at)
    .execute();
}

function presentItem({ item }: UsageEvent) {
  return {
    item_id: item?.id ?? null,
    item_type: item?.type ?? null,
    item_title: shorten(item?.title),
    publication: shorten(item?.publication),
  };
}

function shorten(text: string | undefined): string | null {
  return text === undefined ? null : text.slice(0, LONGEST_TEXT);
}
