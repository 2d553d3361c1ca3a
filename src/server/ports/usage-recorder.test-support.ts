import { afterEach, beforeEach } from 'vitest';
import type { CountedEvent } from '#domain/tools/usage/counted-event.ts';
import type { ItemFacts } from '#domain/tools/usage/item-facts.ts';
import { createCountedReader, type CountedReader } from '#tests/support/counted-reader.ts';
import type { TrackingEvent, UsageEvent, UsageLog } from './usage-recorder.ts';

/** A store with nothing noted in it. */
export interface UsageLogUnderTest {
  /** A recorder over the store. A second one is what a server has after it was started again. */
  openLog(): UsageLog;
  /** What recorders are told of every item. */
  facts: ItemFacts;
  /** What recorders ask for the time. */
  clock: () => string;
  /** What recorders told the operator. */
  readonly said: readonly string[];
  /** In the order they were written. */
  listEvents(): Promise<readonly NotedEvent[]>;
  listReports(): Promise<readonly NotedReport[]>;
  /** Takes no new row until the answer is called. */
  refuse(): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** An event as the store has it. */
export interface NotedEvent extends CountedEvent {
  readonly edition: string;
  readonly module: string;
  readonly institution: string | null;
  /** A mark that names nobody. */
  readonly account: string | null;
  readonly itemType: string | null;
  readonly itemTitle: string | null;
  readonly publication: string | null;
  readonly parentId: string | null;
  readonly parentDataType: string | null;
  readonly dataType: string | null;
  readonly year: string | null;
  readonly accessType: string | null;
  readonly identifiers: unknown;
  readonly parentIdentifiers: unknown;
  readonly databases: unknown;
  readonly way: string | null;
  readonly keywords: string | null;
  readonly place: string | null;
  readonly agentClass: string;
}

/** What a browser reported, as the store has it. */
export interface NotedReport extends Omit<TrackingEvent, 'reader'> {
  readonly at: string;
  readonly edition: string;
  readonly module: string;
  readonly institution: string | null;
  readonly session: string;
  readonly isRobot: boolean;
  readonly agentClass: string;
}

export const AWARD = { id: 'award-1', title: 'Fjord v. Isle', type: 'Award', publication: 'Reports' };
export const PAGE = {
  kind: 'page',
  trackingId: 'mark',
  page: '/templates',
  title: 'Templates',
  keywords: null,
} as const;

/** Seconds after a morning. */
export const at = (seconds: number) => new Date(Date.parse('2026-05-04T09:00:00Z') + seconds * 1000).toISOString();

/** A store with a recorder over it for each test, and somebody who does what is counted. */
export class UsageNotes {
  #subject: UsageLogUnderTest | undefined;
  #logs: UsageLog[] = [];

  constructor(open: () => Promise<UsageLogUnderTest>) {
    beforeEach(async () => {
      this.#subject = await open();
      this.#logs = [];
      this.reopen();
    });
    afterEach(async () => {
      for (const log of this.#logs) await log.close();
      await this.subject.close();
    });
  }

  get subject(): UsageLogUnderTest {
    if (!this.#subject) throw new Error('No test has begun.');
    return this.#subject;
  }

  /** The recorder of now. */
  get log(): UsageLog {
    return this.#logs.at(-1) ?? this.reopen();
  }

  /** What a server that was started again has. */
  reopen(): UsageLog {
    const log = this.subject.openLog();
    this.#logs.push(log);
    return log;
  }

  readonly note = (seconds: number, event: Partial<UsageEvent> = {}, who: CountedReader = {}): void => {
    this.subject.clock = () => at(seconds);
    this.log.record({ kind: 'request', reader: createCountedReader(who), item: AWARD, place: 'document', ...event });
  };

  readonly search = (seconds: number, key: string, order = 'score desc', who: CountedReader = {}): void => {
    this.subject.clock = () => at(seconds);
    const asked = { keywords: key, place: 'default', search: { key, order } };
    this.log.record({ kind: 'search', reader: createCountedReader(who), ...asked });
  };

  readonly report = (seconds: number, event: Partial<TrackingEvent> = {}, who: CountedReader = {}): void => {
    this.subject.clock = () => at(seconds);
    this.log.track({ ...PAGE, reader: createCountedReader(who), ...event });
  };

  /** Does one thing after the other, written `together` or each for itself. */
  async follow(how: string, doings: readonly (() => void)[]): Promise<void> {
    for (const act of doings) {
      act();
      if (how === 'apart') await this.log.flush();
    }
    await this.log.flush();
  }

  /** Which of the events are folded, in their order. */
  readonly folded = async () => (await this.subject.listEvents()).map(({ isDoubleClick }) => isDoubleClick);
}
