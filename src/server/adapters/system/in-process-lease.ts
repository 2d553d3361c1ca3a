import type { HeldLease, Lease, LeaseTerms } from '#server/ports/lease.ts';

interface Line {
  held: number;
  /** What lets each of those who wait in. */
  readonly waiting: Set<() => void>;
}

/** Of a server alone no place is lost. */
const NEVER = new AbortController().signal;

/** Places in the memory of one server. Held by lease.conformance.ts. */
export class InProcessLease implements Lease {
  readonly #lines = new Map<string, Line>();

  async take(name: string, { most, waiting, signal }: LeaseTerms): Promise<HeldLease | undefined> {
    if (signal?.aborted) return undefined;
    const line = this.#lines.get(name) ?? { held: 0, waiting: new Set() };
    if (line.held >= most && line.waiting.size >= waiting) return undefined;
    this.#lines.set(name, line);
    if (line.held < most) line.held += 1;
    else if (!(await waitIn(line, signal))) return undefined;
    let isHeld = true;
    const release = async () => {
      if (isHeld) this.#leave(name, line);
      isHeld = false;
    };
    return { lost: NEVER, release };
  }

  async renew(): Promise<void> {}

  /** Names with places that are held. */
  get size(): number {
    return this.#lines.size;
  }

  /** Whoever waits longest has the place from then on. */
  #leave(name: string, line: Line): void {
    const [next] = line.waiting;
    if (next) next();
    else line.held -= 1;
    if (line.held === 0) this.#lines.delete(name);
  }
}

/** Whether the turn came before the signal fired. */
function waitIn(line: Line, signal: AbortSignal | undefined): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const begin = () => end(true);
  const giveUp = () => end(false);
  const end = (hasCome: boolean) => {
    line.waiting.delete(begin);
    signal?.removeEventListener('abort', giveUp);
    resolve(hasCome);
  };
  line.waiting.add(begin);
  signal?.addEventListener('abort', giveUp, { once: true });
  return promise;
}
