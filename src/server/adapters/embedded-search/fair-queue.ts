interface Use {
  /** Milliseconds of threads. */
  used: number;
  /** What waits or is worked on. */
  open: number;
}

/**
 * What waits for a thread. Next comes what was asked first by whoever has had least of the threads' time, so that many
 * dear searches of one asker do not stand before another's only one. What somebody has had is forgotten as soon as
 * nothing of theirs waits or is worked on.
 */
export class FairQueue<Item extends { readonly asker: string }> {
  readonly #waiting: Item[] = [];
  readonly #uses = new Map<string, Use>();

  put(item: Item): void {
    const use = this.#uses.get(item.asker) ?? { used: 0, open: 0 };
    use.open += 1;
    this.#uses.set(item.asker, use);
    this.#waiting.push(item);
  }

  /** The next one, to be worked on until `end`. */
  take(): Item | undefined {
    let next = 0;
    let least = Infinity;
    for (const [place, { asker }] of this.#waiting.entries()) {
      const used = this.#uses.get(asker)?.used ?? 0;
      if (used >= least) continue;
      next = place;
      least = used;
    }
    return this.#waiting.splice(next, 1)[0];
  }

  /** Says that something taken is done, and what it took. */
  end({ asker }: Item, milliseconds: number): void {
    const use = this.#uses.get(asker);
    if (!use) return;
    use.used += milliseconds;
    use.open -= 1;
    if (use.open === 0) this.#uses.delete(asker);
  }

  /** Everything that waits; afterwards nothing does. */
  clear(): Item[] {
    this.#uses.clear();
    return this.#waiting.splice(0);
  }

  /** Askers of whom something waits or is worked on. */
  get askers(): number {
    return this.#uses.size;
  }
}
