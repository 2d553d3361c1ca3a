import { parentPort } from 'node:worker_threads';
import type { IndexedText, IndexEntry } from '#server/ports/search-index.ts';
import { SegmentBuilder } from '../index/segment-builder.ts';
import type { BuiltSegment } from '../index/other-builder.ts';
import { Vocabulary } from '../index/vocabulary.ts';

/** A stretch of a document: its first one begins it, its last one ends it. */
export interface DocumentPiece {
  readonly begin?: Pick<IndexEntry, 'title' | 'language'>;
  readonly texts: IndexedText[];
  readonly end?: Omit<IndexEntry, 'texts'>;
}

/** What the thread is told. */
export type BuilderTask = { readonly pieces: readonly DocumentPiece[] } | 'build';

/** Some pieces were taken, or the segment is built. */
export type BuilderAnswer = 'taken' | BuiltSegment;

/** The body of a thread that builds one segment after the other. */
function runBuilderThread(): void {
  let vocabulary = new Vocabulary();
  let builder = new SegmentBuilder(vocabulary);
  const answer = (message: BuilderAnswer, moved: ArrayBuffer[] = []) => parentPort?.postMessage(message, moved);
  parentPort?.on('message', (task: BuilderTask) => {
    if (task !== 'build') {
      for (const piece of task.pieces) takePiece(builder, piece);
      return answer('taken');
    }
    const built = build(builder);
    const moved = built.sections.map(([, { buffer }]) => buffer);
    answer(built, moved);
    if (vocabulary.isFull) vocabulary = new Vocabulary();
    builder = new SegmentBuilder(vocabulary);
  });
}

function takePiece(builder: SegmentBuilder, { begin, texts, end }: DocumentPiece): void {
  if (begin) builder.begin(begin.title, begin.language);
  for (const text of texts) builder.addText(text);
  if (end) builder.end(end);
}

function build(builder: SegmentBuilder): BuiltSegment {
  const sections: [string, Uint8Array<ArrayBuffer>][] = [];
  const meta = builder.build({ write: (section, bytes) => sections.push([section, Uint8Array.from(bytes)]) });
  return { meta, sections };
}

runBuilderThread();
