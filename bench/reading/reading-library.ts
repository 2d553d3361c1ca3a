import { join } from 'node:path';
import { generateCorpus } from '../import/generate-corpus.ts';
import { generateJudgment } from '../import/generate-judgment.ts';
import { readAnswer, type ServerClient } from '../report/ask-server.ts';
import { importInProcess } from '../report/run-process.ts';
import type { WorkFolder } from '../report/work-folder.ts';

/** The lengths that are read beside each other. */
export type Length = 'ordinary' | 'long' | 'huge';

export interface ReadingSizes {
  /** Documents around those that are read. */
  readonly documents: number;
  /** Paragraphs of the document of 300 pages. */
  readonly paragraphs: number;
  /** Of the huge judgment. */
  readonly bytes: number;
}

/** One document to read: its id, how long it is, a word that stands once in it and an anchor near its end. */
export interface ReadingDocument {
  readonly length: Length;
  readonly id: string;
  readonly mark: string;
  readonly deepAnchor: string;
  readonly paragraphs: number;
  readonly megabytes: number;
}

const MARKS: Readonly<Record<Length, string>> = { ordinary: 'quokkaline', long: 'wombatine', huge: 'narwhalite' };

/** Generates and imports an ordinary judgment, one of 300 pages and one of 10 MB among other documents. */
export async function createReadingLibrary(
  folder: WorkFolder,
  data: string,
  sizes: ReadingSizes,
): Promise<Omit<ReadingDocument, 'id'>[]> {
  const files = folder.folder('reading-files');
  generateCorpus(join(files, 'corpus.jsonl'), sizes.documents);
  const wishes = {
    ordinary: { title: 'Short v Shorter', number: 1, paragraphs: 60, wordsPerParagraph: 60 },
    long: { title: 'Many v Pages', number: 2, paragraphs: sizes.paragraphs, wordsPerParagraph: 12 },
    huge: { title: 'Huge v Huger', number: 3, bytes: sizes.bytes, wordsPerParagraph: 90 },
  };
  const documents = (Object.keys(wishes) as Length[]).map((length) => {
    const mark = MARKS[length];
    const { bytes, paragraphs } = generateJudgment(join(files, `${length}.xml`), { ...wishes[length], mark });
    return {
      length,
      mark,
      paragraphs,
      megabytes: bytes / 1e6,
      deepAnchor: `p${Math.floor(paragraphs * 0.95)}`,
    };
  });
  const { answer } = await importInProcess(folder, data, [files]);
  const [refused] = answer.refused;
  if (refused) throw new Error(`${refused.path} was refused: ${refused.reason}`);
  return documents;
}

/** Finds each document by the word that stands once in it, far into its text; throws where it is not found. */
export async function findReadingDocuments(
  client: ServerClient,
  documents: readonly Omit<ReadingDocument, 'id'>[],
): Promise<ReadingDocument[]> {
  const found: ReadingDocument[] = [];
  for (const document of documents) {
    const { total, hits } = readAnswer<{ total: number; hits: { id: string; excerpt: { marks: unknown[] }[] }[] }>(
      await client.post('/apiv2/documentSearch/search', { q: document.mark }),
    );
    const [hit] = hits;
    if (total !== 1 || !hit) throw new Error(`${document.mark} finds ${total} documents instead of one`);
    if (!hit.excerpt.some(({ marks }) => marks.length > 0)) throw new Error(`${document.mark} has no excerpt`);
    found.push({ ...document, id: hit.id });
  }
  return found;
}
