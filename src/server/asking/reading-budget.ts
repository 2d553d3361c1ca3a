import type { Reader } from '#domain/access/reader.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { NoteKind, RateCounter } from '#server/ports/rate-counter.ts';
import type { Institutions } from './document-guard.ts';
import { OpenedDocuments, type OpenedState, type ReadingWindow } from './opened-documents.ts';

/** Documents that may be opened; 0 sets no limit. */
export interface ReadingLimits {
  /** Of one account in ten minutes. */
  readonly tenMinutes: number;
  /** Of one account in 24 hours. */
  readonly day: number;
  /** Of all who are recognised by the addresses of one institution, in 24 hours. */
  readonly institutionDay: number;
}

/** Documents that were taken for a file. */
export interface HeldDocuments {
  /** The file was made: they were opened. */
  readonly keep: () => Promise<void>;
  /** It was not: they cost nothing. */
  readonly giveBack: () => Promise<void>;
}

interface Parts {
  readonly limits: ReadingLimits;
  readonly institutions?: Institutions | undefined;
  readonly counter: RateCounter;
  /** Told of each reader who meets the limit, once until they may go on. */
  readonly log?: ((message: string) => void) | undefined;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const OPENED: NoteKind<OpenedState> = {
  name: 'opened documents',
  most: 20_000,
  write: ({ free, held, ...rest }) => ({ ...rest, free: [...free], held: [...held] }),
  read: ({ free, held, ...rest }: StoredState) => ({ ...rest, free: new Map(free), held: new Map(held) }),
};

interface StoredState extends Pick<OpenedState, 'takenAt' | 'refusedUntil'> {
  readonly free: readonly (readonly [string, number])[];
  readonly held: readonly (readonly [string, { readonly at: number; files: number }])[];
}

/**
 * How much a reader may open, so that nobody copies the library (OP-179). Opening a document again, its parts and its
 * neighbours by the contents count once.
 */
export class ReadingBudget {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Takes a document out of the budget, where it is not among what was opened already; answers whether it did. Throws
   * `reading-limit` with the time to wait and whom to ask.
   */
  async take(reader: Reader, id: string): Promise<boolean> {
    const outcome = await this.#change(reader, (opened, now) => {
      opened.keep([id]);
      if (opened.has(id, now)) return false;
      if (opened.countWait(now) > 0) return describeSpent(opened, now, 1);
      opened.add(id, now);
      return true;
    });
    if (typeof outcome === 'object') throw await this.#refuse(reader, outcome, 1);
    return outcome;
  }

  /**
   * Takes what goes into one file, all of it or nothing: what the reader does not get costs nothing. Throws
   * `reading-limit`, for several with how many could be opened now.
   */
  async hold(reader: Reader, ids: readonly string[]): Promise<HeldDocuments> {
    const outcome = await this.#change(reader, (opened, now) => {
      const count = ids.filter((id) => !opened.has(id, now)).length;
      if (opened.countWait(now, count) > 0) return { count, ...describeSpent(opened, now, count) };
      opened.hold(ids, now);
      return undefined;
    });
    if (outcome) throw await this.#refuse(reader, outcome, outcome.count);
    return {
      keep: () => this.#change(reader, (opened) => opened.keep(ids)),
      giveBack: () => this.#change(reader, (opened) => opened.giveBack(ids)),
    };
  }

  /** Documents that the one just taken pays for, too. */
  cover(reader: Reader, ids: readonly string[]): Promise<void> {
    return this.#change(reader, (opened, now) => opened.cover(ids, now));
  }

  #change<Answer>({ visitor }: Reader, work: (opened: OpenedDocuments, now: number) => Answer): Promise<Answer> {
    const key = visitor.account ? `account ${visitor.account.id}` : `institution ${visitor.institution?.id ?? ''}`;
    const windows = this.#listWindows(visitor.account !== null);
    return this.#parts.counter.change(OPENED, key, (note = createState(), now) => {
      const opened = new OpenedDocuments(windows, note);
      const answer = work(opened, now);
      return { note, until: now + opened.period, answer };
    });
  }

  #listWindows(isAccount: boolean): ReadingWindow[] {
    const { tenMinutes, day, institutionDay } = this.#parts.limits;
    const windows = isAccount
      ? [
          { most: tenMinutes, period: 10 * MINUTE, name: 'ten minutes' },
          { most: day, period: DAY, name: 'a day' },
        ]
      : [{ most: institutionDay, period: DAY, name: 'a day' }];
    return windows.filter(({ most }) => most > 0);
  }

  async #refuse({ visitor }: Reader, spent: Spent, count: number): Promise<LibraryError> {
    const { institutions, log } = this.#parts;
    const institution = visitor.institution && (await institutions?.findInstitution(visitor.institution.id));
    const who = visitor.account ? 'An account' : 'A network of an institution';
    if (spent.isFirst) {
      const named = visitor.account ? `account ${visitor.account.username}` : `institution ${institution?.name ?? ''}`;
      log?.(`the reading budget is spent: ${named} ${describeUse(spent, count)}`);
    }
    return new LibraryError('reading-limit', {
      reason: `${who} may open ${spent.most.toLocaleString('en')} documents in ${spent.name}. ${describeNext(spent, count)}`,
      contact: institution?.contact ?? null,
      ...(spent.wait === Infinity ? {} : { retryAfter: Math.ceil(spent.wait / 1000) }),
    });
  }
}

interface Spent {
  readonly most: number;
  readonly name: string;
  /** How many may be opened now. */
  readonly left: number;
  /** Milliseconds. */
  readonly wait: number;
  /** Whether the operator has not heard of it yet. */
  readonly isFirst: boolean;
}

function createState(): OpenedState {
  return { free: new Map(), takenAt: [], held: new Map(), refusedUntil: 0 };
}

function describeSpent(opened: OpenedDocuments, now: number, count: number): Spent {
  const spent = opened.findSpent(now, count);
  const wait = opened.countWait(now, count);
  const isFirst = opened.noteRefusal(now + Math.min(wait, spent.period));
  return { ...spent, left: opened.countLeft(now), wait, isFirst };
}

function describeUse({ most, name, left }: Spent, count: number): string {
  const asked = left > 0 ? `, asked for ${count} at once and has ${left} left` : '';
  return `opened ${most - left} documents in ${name}${asked}`;
}

/** What can be opened, and when the rest. */
function describeNext({ left, wait }: Spent, count: number): string {
  if (count === 1) return `The next can be opened in ${describeWait(wait)}.`;
  const now = left === 0 ? 'None' : `${left.toLocaleString('en')} more`;
  const needed = `${now} can be opened now, and this file needs ${count.toLocaleString('en')}.`;
  if (wait === Infinity) return `${needed} Choose fewer.`;
  return `${needed} Choose fewer, or wait ${describeWait(wait)}.`;
}

function describeWait(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / MINUTE);
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
