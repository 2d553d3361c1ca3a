import { EDITION_IDS, type EditionId } from '#domain/edition/edition.ts';
import { ask, listExamples, type Example } from './ask-canary.ts';
import { listenerOf, type CanaryReader } from './canary-readers.ts';
import { listWords, type Listener, type Mark } from './marks.ts';
import type { OpenCanary } from './open-canary.ts';

/** A word that came back to somebody who may not have it. */
export interface Leak {
  readonly call: string;
  readonly mark: Mark;
  /** Who asked what where. */
  readonly said: string;
}

/** Which of the examples somebody asks: those whose place leaves `which` over, divided by `of`. */
export interface Share {
  readonly of: number;
  readonly which: number;
  /** So many examples of a call are not too many, where it has them. */
  readonly least?: number;
}

export const EVERYTHING: Share = { of: 1, which: 0 };

/** Asks, and listens. */
export class CanaryRun {
  readonly leaks: Leak[] = [];
  /** What was told to whom may have it. */
  readonly heard = new Set<Mark>();
  /** The same by call: of texts alone, and of anything. */
  readonly sung = new Map<string, { closed: boolean }>();
  asked = 0;
  readonly #open: OpenCanary;
  /** Words that a reader has asked for, by name: these come back to them, in lists of searches also. */
  readonly #known = new Map<string, Set<string>>();

  constructor(open: OpenCanary) {
    this.#open = open;
  }

  /** Asks as somebody on the host of an edition; `ears` of somebody else turn what that reader may have into leaks. */
  async askAs(reader: CanaryReader, edition: EditionId, share = EVERYTHING, ears?: Listener): Promise<void> {
    const { canaries, server } = this.#open;
    const listener = ears ?? listenerOf(reader, edition);
    const examples = listExamples(canaries[edition], reader);
    for (const example of takeShare(examples, share)) {
      const { status, text } = await ask(server, reader, edition, example);
      this.asked += 1;
      const said = `${reader.name} on ${edition}, answered ${status}: ${example.method} ${example.url} ${write(example)}`;
      for (const mark of this.#hear(text, example, reader))
        this.#note(mark, { listener, reader }, { call: example.name, mark, said });
    }
  }

  #hear(text: string, example: Example, { name }: CanaryReader): Mark[] {
    const known = this.#known.get(name) ?? new Set();
    this.#known.set(name, known);
    for (const word of listWords(decodeURIComponent(example.url) + write(example))) known.add(word);
    return this.#open.library.marks.hear(text).filter(({ word }) => !known.has(word));
  }

  #note(mark: Mark, { listener, reader }: { listener: Listener; reader: CanaryReader }, leak: Leak): void {
    if (!mark.mayHear(listener) && !isAllowed(leak.call, mark, reader)) {
      this.leaks.push(leak);
      return;
    }
    this.heard.add(mark);
    const sung = this.sung.get(leak.call);
    this.sung.set(leak.call, { closed: mark.isClosed || sung?.closed === true });
  }
}

/** Of each call the same share, and at least one. */
function takeShare(examples: readonly Example[], { of, which, least = 1 }: Share): Example[] {
  return [...Map.groupBy(examples, ({ name }) => name).values()].flatMap((some) => {
    const step = Math.max(1, Math.min(of, Math.floor(some.length / least)));
    return some.filter((_, index) => index % step === which % step);
  });
}

function write({ payload }: Example): string {
  return payload === undefined ? '' : JSON.stringify(payload);
}

/**
 * What an account keeps is its own on every host: one file has all of it, with the titles that were seen on others, and a
 * file that was made is there for the session that asked (OP-124).
 */
function isAllowed(call: string, mark: Mark, reader: CanaryReader): boolean {
  return (
    /MyData$|Download\/Job\/\{id\}\/File$/u.test(call) &&
    EDITION_IDS.some((edition) => mark.mayHear(listenerOf(reader, edition)))
  );
}
