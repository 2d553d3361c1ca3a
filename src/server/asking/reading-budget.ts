import type { Reader } from '#domain/access/reader.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { Institutions } from './document-guard.ts';
import { OpenedDocuments } from './opened-documents.ts';

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
  readonly keep: () => void;
  /** It was not: they cost nothing. */
  readonly giveBack: () => void;
}

interface Parts {
  readonly limits: ReadingLimits;
  readonly institutions?: Institutions | undefined;
  /** Milliseconds that only grow. */
  readonly now: () => number;
  /** Told of each reader who meets the limit, once until they may go on. */
  readonly log?: ((message: string) => void) | undefined;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Accounts and institutions remembered; beyond it the one that was quiet longest is forgotten. */
const MOST_READERS = 20_000;

/**
 * How much a reader may open, so that nobody copies the library (OP-179). Opening a document again, its parts and its
 * neighbours by the contents count once. Kept in memory: a restart begins anew.
 */
export class ReadingBudget {
  readonly #parts: Parts;
  readonly #readers = new Map<string, OpenedDocuments>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Takes a document out of the budget, where it is not among what was opened already; answers whether it did. Throws
   * `reading-limit` with the time to wait and whom to ask.
   */
  async take(reader: Reader, id: string): Promise<boolean> {
    const opened = this.#open(reader);
    const now = this.#parts.now();
    opened.keep([id]);
    if (opened.has(id, now)) return false;
    if (opened.countWait(now) > 0) throw await this.#refuse(reader, opened, 1);
    opened.add(id, now);
    return true;
  }

  /**
   * Takes what goes into one file, all of it or nothing: what the reader does not get costs nothing. Throws
   * `reading-limit`, for several with how many could be opened now.
   */
  async hold(reader: Reader, ids: readonly string[]): Promise<HeldDocuments> {
    const opened = this.#open(reader);
    const now = this.#parts.now();
    const count = ids.filter((id) => !opened.has(id, now)).length;
    if (opened.countWait(now, count) > 0) throw await this.#refuse(reader, opened, count);
    opened.hold(ids, now);
    return { keep: () => opened.keep(ids), giveBack: () => opened.giveBack(ids) };
  }

  /** Documents that the one just taken pays for, too. */
  cover(reader: Reader, ids: readonly string[]): void {
    this.#open(reader).cover(ids, this.#parts.now());
  }

  #open({ visitor }: Reader): OpenedDocuments {
    const { tenMinutes, day, institutionDay } = this.#parts.limits;
    const key = visitor.account ? `account ${visitor.account.id}` : `institution ${visitor.institution?.id ?? ''}`;
    const windows = visitor.account
      ? [
          { most: tenMinutes, period: 10 * MINUTE, name: 'ten minutes' },
          { most: day, period: DAY, name: 'a day' },
        ]
      : [{ most: institutionDay, period: DAY, name: 'a day' }];
    const opened = this.#readers.get(key) ?? new OpenedDocuments(windows.filter(({ most }) => most > 0));
    this.#readers.delete(key);
    const oldest = this.#readers.keys().next();
    if (this.#readers.size >= MOST_READERS && !oldest.done) this.#readers.delete(oldest.value);
    this.#readers.set(key, opened);
    return opened;
  }

  async #refuse({ visitor }: Reader, opened: OpenedDocuments, count: number): Promise<LibraryError> {
    const { institutions, log } = this.#parts;
    const now = this.#parts.now();
    const spent = { ...opened.findSpent(now, count), left: opened.countLeft(now), wait: opened.countWait(now, count) };
    const institution = visitor.institution && (await institutions?.findInstitution(visitor.institution.id));
    const who = visitor.account ? 'An account' : 'A network of an institution';
    if (opened.noteRefusal(now + Math.min(spent.wait, spent.period))) {
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
