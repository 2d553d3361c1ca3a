import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import { describeFailure } from '#importers/describe-failure.ts';
import type { Importer, Refusal, SourceFile } from '#importers/importer.ts';
import type { WantedFile } from '#server/ports/file-reader.ts';
import type { ListedFile } from '#server/ports/source-files.ts';
import { PortionSender } from './portion-sender.ts';
import type { ReadingMessage, Watched } from './reading-messages.ts';

/** What a reading process reads with. */
export interface ReadingParts {
  readonly importers: readonly Importer[];
  readonly open: (file: ListedFile, onBytes: (bytes: number) => void) => SourceFile;
}

/** What a reading process runs: it reads one file after the other. Its arguments are who asks and its bound of memory. */
export function answerReads(parts: ReadingParts): void {
  const until = watchProcess();
  let sender: PortionSender | undefined;
  const answer = async (wanted: WantedFile, milliseconds: number) => {
    const own = new PortionSender((words) => process.send?.(words, undefined, undefined, () => undefined));
    sender = own;
    until[0] = processorTime() + milliseconds;
    const refusals = await readFile(parts, wanted, own);
    until[0] = 0;
    own.end(refusals);
  };
  process.on('message', (message: ReadingMessage) => {
    if ('taken' in message) sender?.taken();
    else if ('leave' in message) sender?.leave();
    else void answer(message.wanted, message.milliseconds);
  });
  // Keys that stop a command reach each of its processes: the one that asked decides what ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit());
  // It is killed once it is not needed, and keeps nothing then: the next one has not to compile what is loaded.
  flushCompileCache();
}

/** Sends what is in a file; answers what is wrong with it. */
async function readFile(
  { importers, open }: ReadingParts,
  { file, format }: WantedFile,
  sender: PortionSender,
): Promise<readonly Refusal[]> {
  try {
    const importer = importers.find((one) => one.format === format);
    if (!importer) throw new Error('no such importer');
    for await (const event of importer.read(open(file, (bytes) => sender.note(bytes)))) await sender.add(event);
    return [];
  } catch (error) {
    // A file that an importer stumbles over is refused like any other.
    const message = error instanceof Error ? error.message : String(error);
    const reason = `the ${format} importer cannot read this file (${message})`;
    return describeFailure(error) ?? [{ line: 0, column: 0, reason }];
  }
}

/** Has a thread watch this process; answers where that reads the processor time at which the file at hand is to end. */
function watchProcess(): Float64Array {
  const [parent = 0, memory = 0] = process.argv.slice(2).map(Number);
  const until = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));
  const workerData: Watched = { parent, memory, until };
  const thread = new Worker(new URL('./watch-thread.ts', import.meta.url), { workerData, execArgv: [] });
  // A process that nobody watches reads nothing.
  thread.on('error', (error) => {
    throw error;
  });
  thread.unref();
  return until;
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
