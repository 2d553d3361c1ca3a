import type { ImportEvent, Refusal } from '#importers/importer.ts';
import { PORTIONS_UNDER_WAY, type ReadingAnswer } from './reading-messages.ts';

/** A portion is sent when so many blocks or events wait for it, or so many bytes were read for what does. */
const MOST_BLOCKS = 200;
const MOST_EVENTS = 200;
const MOST_BYTES = 256 * 1024;
/** So many bytes further, that is said even where nothing came of them yet. */
const TOLD_BYTES = 1024 * 1024;
/** More than this is given back before the next file is read. */
const MUCH_MEMORY = 192 * 1024 * 1024;

/** Sends what comes of one file in portions, never more of them than are taken. */
export class PortionSender {
  readonly #send: (answer: ReadingAnswer) => void;
  #events: ImportEvent[] = [];
  #blocks = 0;
  #bytes = 0;
  /** How many had been read when the last answer was sent. */
  #sentBytes = 0;
  #underWay = 0;
  #resume: (() => void) | undefined;

  constructor(send: (answer: ReadingAnswer) => void) {
    this.#send = send;
  }

  /** Told how many bytes of the file were read. */
  note(bytes: number): void {
    this.#bytes = bytes;
    if (bytes - this.#sentBytes < TOLD_BYTES || this.#events.length > 0) return;
    this.#sentBytes = bytes;
    this.#send({ bytes, events: [] });
  }

  /** Takes one event; resolves when there is room for the next. */
  async add(event: ImportEvent): Promise<void> {
    this.#events.push(event);
    if (event.kind === 'blocks') this.#blocks += event.blocks.length;
    const isDue = this.#blocks >= MOST_BLOCKS || this.#events.length >= MOST_EVENTS;
    if (!isDue && this.#bytes - this.#sentBytes < MOST_BYTES) return;
    this.#underWay += 1;
    this.#sendPortion();
    while (this.#underWay >= PORTIONS_UNDER_WAY) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#resume = resolve;
      await promise;
    }
  }

  /** Told that a portion was taken. */
  taken(): void {
    this.#underWay -= 1;
    this.#resume?.();
  }

  /** Sends what is left, and why the file was refused where it was. */
  end(refusals: readonly Refusal[]): void {
    if (process.memoryUsage.rss() > MUCH_MEMORY) global.gc?.();
    this.#sendPortion({ refusals, memory: process.memoryUsage.rss() });
  }

  #sendPortion(end?: ReadingAnswer['end']): void {
    this.#send({ bytes: this.#bytes, events: this.#events, ...(end ? { end } : {}) });
    this.#events = [];
    this.#blocks = 0;
    this.#sentBytes = this.#bytes;
  }
}
