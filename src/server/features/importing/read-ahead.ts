import type { ImportEvent } from '#importers/importer.ts';
import type { FileReader, WantedFile } from '#server/ports/file-reader.ts';
import type { ListedFile } from '#server/ports/source-files.ts';
import type { ExaminedFile } from './examine-file.ts';

/** A larger file is read when it is its turn: so much is soon looked through, and little of it waits in memory. */
const MOST_AHEAD = 16 * 1024 * 1024;

/** Reads the next file of an import while what came of the one at hand is stored. */
export class ReadAhead {
  readonly #reader: FileReader;
  readonly #examine: (file: ListedFile) => Promise<ExaminedFile | undefined>;
  readonly #stop = new AbortController();
  readonly #signal: AbortSignal;
  #examined: { readonly file: ListedFile; readonly found: Promise<ExaminedFile | undefined> } | undefined;
  #begun: Reading | undefined;

  constructor(
    reader: FileReader,
    signal: AbortSignal,
    examine: (file: ListedFile) => Promise<ExaminedFile | undefined>,
  ) {
    this.#reader = reader;
    this.#signal = AbortSignal.any([signal, this.#stop.signal]);
    this.#examine = examine;
  }

  /** What is known of a file before it is read. */
  examine(file: ListedFile): Promise<ExaminedFile | undefined> {
    const examined = this.#examined;
    this.#examined = undefined;
    return examined?.file === file ? examined.found : this.#examine(file);
  }

  /** Reads a file, from its start or from where it was read to while the one before it was stored. */
  async open(wanted: WantedFile, onBytes: (bytes: number) => void): Promise<Reading> {
    const begun = this.#begun;
    this.#begun = undefined;
    if (begun?.file === wanted.file) {
      begun.listen(onBytes);
      return begun;
    }
    await begun?.leave();
    const reading = new Reading(this.#reader, wanted, this.#signal);
    reading.listen(onBytes);
    return reading;
  }

  /** Once a file is read, though not stored yet, the next is read that is wanted: one, and none that is large. */
  async follow(
    reading: Reading,
    next: ListedFile,
    isWanted: (examined: ExaminedFile) => Promise<boolean>,
  ): Promise<void> {
    if (next.size > MOST_AHEAD) return;
    const found = this.#examine(next);
    this.#examined = { file: next, found };
    // What is wrong with it is said when it is its turn.
    const examined = await found.catch(() => undefined);
    if (!examined || !(await isWanted(examined))) return;
    const wanted = { file: next, format: examined.importer.format };
    reading.whenRead(() => {
      if (!this.#signal.aborted) this.#begun = new Reading(this.#reader, wanted, this.#signal);
    });
  }

  /** Ends what is read for a file whose turn does not come. */
  async close(): Promise<void> {
    this.#stop.abort();
    await this.#begun?.leave();
  }
}

/** One reading of a file, which has begun. */
export class Reading implements AsyncIterable<ImportEvent> {
  readonly file: ListedFile;
  readonly #events: AsyncIterator<ImportEvent>;
  readonly #first: Promise<IteratorResult<ImportEvent>>;
  #onBytes: ((bytes: number) => void) | undefined;
  #bytes = 0;
  #isRead = false;
  #whenRead: (() => void) | undefined;

  constructor(reader: FileReader, wanted: WantedFile, signal: AbortSignal) {
    this.file = wanted.file;
    const onBytes = (bytes: number) => {
      this.#bytes = bytes;
      this.#onBytes?.(bytes);
    };
    const onRead = () => {
      this.#isRead = true;
      this.#whenRead?.();
    };
    this.#events = reader.read(wanted, { signal, onBytes, onRead })[Symbol.asyncIterator]();
    this.#first = this.#events.next();
    // It is thrown to whoever takes the events.
    this.#first.catch(() => undefined);
  }

  /** Tells from now on how many bytes were read. */
  listen(onBytes: (bytes: number) => void): void {
    this.#onBytes = onBytes;
    if (this.#bytes > 0) onBytes(this.#bytes);
  }

  /** Calls once whoever reads has come to the end of the file, which may have been before. */
  whenRead(call: () => void): void {
    if (this.#isRead) call();
    else this.#whenRead = call;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<ImportEvent> {
    try {
      for (let next = await this.#first; !next.done; next = await this.#events.next()) yield next.value;
    } finally {
      await this.leave();
    }
  }

  /** Nobody wants the rest of it. */
  async leave(): Promise<void> {
    await this.#events.return?.();
  }
}
