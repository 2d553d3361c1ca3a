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
    if (opened.has(id, now)) return false;
    const wait = opened.countWait(now);
    if (wait > 0) throw await this.#refuse(reader, opened, wait);
    opened.add(id, now);
    return true;
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

  async #refuse({ visitor }: Reader, opened: OpenedDocuments, wait: number): Promise<LibraryError> {
    const { institutions, log } = this.#parts;
    const { most, name } = opened.findSpent(this.#parts.now());
    const institution = visitor.institution && (await institutions?.findInstitution(visitor.institution.id));
    const who = visitor.account ? 'An account' : 'A network of an institution';
    if (opened.noteRefusal(this.#parts.now() + wait)) {
      const named = visitor.account ? `account ${visitor.account.username}` : `institution ${institution?.name ?? ''}`;
      log?.(`the reading budget is spent: ${named} opened ${most} documents in ${name}`);
    }
    return new LibraryError('reading-limit', {
      reason: `${who} may open ${most.toLocaleString('en')} documents in ${name}. The next can be opened in ${describeWait(wait)}.`,
      contact: institution?.contact ?? null,
      retryAfter: Math.ceil(wait / 1000),
    });
  }
}

function describeWait(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / MINUTE);
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
