import type { NoteKind, Noted, RateCounter, RateLimit } from '#server/ports/rate-counter.ts';

/** Clients remembered at once of one limit; beyond it the one that was quiet longest is forgotten. */
const MOST_KEYS = 50_000;

interface Bucket {
  tokens: number;
  at: number;
}

interface KeptNote {
  readonly note: unknown;
  readonly until: number;
}

/** Counts in the memory of one server, anew after each start. Held by rate-counter.conformance.ts. */
export class InProcessCounter implements RateCounter {
  readonly #now: () => number;
  readonly #buckets = new Map<string, Map<string, Bucket>>();
  readonly #notes = new Map<string, Map<string, KeptNote>>();

  /** `now` answers milliseconds that only grow. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  async take({ name, most, period, atOnce = 1 }: RateLimit, key: string, times = 1): Promise<number> {
    if (most === 0) return 0;
    const ofAll = Math.max(1, most * times);
    const full = Math.max(1, ofAll * atOnce);
    const now = this.#now();
    const buckets = open(this.#buckets, name);
    const known = buckets.get(key);
    const tokens = known ? Math.min(full, known.tokens + ((now - known.at) * ofAll) / period) : full;
    const isAllowed = tokens >= 1;
    remember(buckets, key, { tokens: isAllowed ? tokens - 1 : tokens, at: now }, MOST_KEYS);
    return isAllowed ? 0 : Math.max(1, Math.ceil(((1 - tokens) * period) / ofAll / 1000));
  }

  async change<Note, Answer>(
    kind: NoteKind<Note>,
    key: string,
    work: (note: Note | undefined, now: number) => Noted<Note, Answer>,
  ): Promise<Answer> {
    const now = this.#now();
    const notes = open(this.#notes, kind.name);
    const known = notes.get(key);
    const { note, until, answer } = work(known && known.until > now ? (known.note as Note) : undefined, now);
    if (note === undefined) notes.delete(key);
    else remember(notes, key, { note, until }, kind.most);
    return answer;
  }

  /** Memory is bounded: what is quiet longest makes room for what comes. */
  async forget(): Promise<void> {
    const now = this.#now();
    for (const notes of this.#notes.values()) {
      for (const [key, { until }] of notes) if (until <= now) notes.delete(key);
    }
  }

  /** Keys that are remembered of a limit. */
  sizeOf(name: string): number {
    return this.#buckets.get(name)?.size ?? 0;
  }
}

function open<Value>(rooms: Map<string, Map<string, Value>>, name: string): Map<string, Value> {
  const known = rooms.get(name);
  if (known) return known;
  const room = new Map<string, Value>();
  rooms.set(name, room);
  return room;
}

/** The one that was quiet longest stands first. */
function remember<Value>(room: Map<string, Value>, key: string, value: Value, most: number): void {
  room.delete(key);
  room.set(key, value);
  const [oldest] = room.keys();
  if (room.size > most && oldest !== undefined) room.delete(oldest);
}
