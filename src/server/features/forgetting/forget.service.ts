import type { Forgetting, Forgotten, ForgetWish, KeptTraces, TraceCounts } from '#server/ports/forgetting.ts';

interface Parts {
  readonly forgetting: Forgetting;
  readonly traces: KeptTraces;
  /** Until a running server has written what it counted of uses before. */
  readonly settle: () => Promise<void>;
}

interface Note {
  readonly by: string | null;
  readonly reason: string | null;
}

/**
 * Takes a former text, or the words of a title, away for good (OP-204): from readers first, while it is still known which
 * words go, then from the library, then from the bytes of both files. Whatever is broken off is ended by the same call.
 */
export class ForgetService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** What would go. Throws `RecordRefused` where it cannot. */
  async rehearse(wish: ForgetWish): Promise<Omit<Forgotten, 'isErased'>> {
    const plan = await this.#parts.forgetting.plan(wish);
    return { plan, traces: await this.#parts.traces.count(plan) };
  }

  /** Throws `RecordRefused` where it cannot be. */
  async forget(wish: ForgetWish, note: Note): Promise<Forgotten> {
    const { forgetting, traces, settle } = this.#parts;
    const plan = await forgetting.plan(wish);
    const before = await traces.forget(plan);
    await forgetting.carryOut(plan, note);
    // Who opened it meanwhile has left traces once more.
    if (plan.hasTitle) await settle();
    const since = await traces.forget(plan);
    const erased = [await traces.erase(), await forgetting.erase(plan)];
    const isErased = erased.every(Boolean);
    if (isErased) await forgetting.finish(plan);
    return { plan, traces: addCounts(before, since), isErased };
  }
}

function addCounts(one: TraceCounts, other: TraceCounts): TraceCounts {
  return {
    favorites: one.favorites + other.favorites,
    history: one.history + other.history,
    readingPlaces: one.readingPlaces + other.readingPlaces,
    checklists: one.checklists + other.checklists,
    files: one.files + other.files,
    usage: one.usage + other.usage,
  };
}
