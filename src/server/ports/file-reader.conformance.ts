import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ImportRefusal, type ImportEvent, type ImportFormat } from '#importers/importer.ts';
import type { FileReader, WatchReading } from './file-reader.ts';

const PATIENT: WatchReading = { signal: new AbortController().signal };

const line = (number: number) =>
  `{"id":"d${number}","title":"Award ${number}","text":"The seat ${number} is Lisbon."}\n`;
const lines = (count: number) => Array.from({ length: count }, (_, index) => line(index)).join('');

async function collect(events: AsyncIterable<ImportEvent>): Promise<ImportEvent[]> {
  const collected: ImportEvent[] = [];
  for await (const event of events) collected.push(event);
  return collected;
}

/** What whoever reads files has to hold, with the importers of the product behind it. */
export function describeFileReader(open: () => FileReader): void {
  let reader: FileReader;
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pandect-reader-'));
    reader = open();
  });
  afterAll(async () => {
    await reader.close();
    rmSync(folder, { recursive: true });
  });

  const wish = (path: string, format: ImportFormat, content: string) => {
    const absolute = join(folder, path);
    writeFileSync(absolute, content);
    return { file: { path, absolute, size: statSync(absolute).size }, format };
  };
  const read = (path: string, format: ImportFormat, content: string, watch = PATIENT) =>
    collect(reader.read(wish(path, format, content), watch));

  describe('a reader of files', () => {
    test('gives what is in a file in its order, however much that is', async () => {
      const titles = (await read('list.jsonl', 'jsonl', lines(3000))).flatMap((event) =>
        event.kind === 'document' ? [event.document.title] : [],
      );
      expect(titles).toEqual(Array.from({ length: 3000 }, (_, index) => `Award ${index}`));
    });

    test('says how many bytes were read, up to the last', async () => {
      const told: number[] = [];
      const content = lines(3000);
      await read('told.jsonl', 'jsonl', content, { ...PATIENT, onBytes: (bytes) => told.push(bytes) });
      expect(told).toEqual(told.toSorted((a, b) => a - b));
      expect(told.length).toBeGreaterThan(1);
      expect(told.at(-1)).toBe(content.length);
    });

    test('refuses a file with each place and reason, after what came before, and reads the next', async () => {
      const events: ImportEvent[] = [];
      const broken = (async () => {
        for await (const event of reader.read(wish('bad.md', 'markdown', 'No front matter.'), PATIENT))
          events.push(event);
      })();
      const refusal = await broken.catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(ImportRefusal);
      expect(refusal).toMatchObject({
        refusal: { line: 1, column: 1 },
        message: expect.stringContaining('front matter'),
      });
      expect(events).toEqual([]);
      expect(await read('good.jsonl', 'jsonl', line(1))).toHaveLength(2);
    });

    test('refuses what the file system does not give, in words', async () => {
      const missing = {
        file: { path: 'gone.txt', absolute: join(folder, 'gone.txt'), size: 1 },
        format: 'text',
      } as const;
      await expect(collect(reader.read(missing, PATIENT))).rejects.toThrow('the file could not be read (ENOENT)');
    });

    test('reads files beside each other, and goes on after one that nobody reads to its end', async () => {
      for await (const outer of reader.read(wish('outer.jsonl', 'jsonl', lines(3000)), PATIENT)) {
        expect(outer.kind).toBe('blocks');
        expect(await read('inner.jsonl', 'jsonl', line(7))).toMatchObject([{}, { document: { title: 'Award 7' } }]);
        break;
      }
      expect(await read('after.jsonl', 'jsonl', line(8))).toHaveLength(2);
    });

    test('says that a file is read while its last events wait, once, and not where it is not', async () => {
      let told = 0;
      const watch = { ...PATIENT, onRead: () => (told += 1) };
      for await (const _ of reader.read(wish('short.jsonl', 'jsonl', lines(3)), watch)) expect(told).toBe(1);
      for await (const _ of reader.read(wish('left.jsonl', 'jsonl', lines(3000)), watch)) break;
      expect(told).toBe(1);
    });

    test('ends early, without an error, once nobody waits any longer', async () => {
      const stop = new AbortController();
      const events: ImportEvent[] = [];
      for await (const event of reader.read(wish('long.jsonl', 'jsonl', lines(20_000)), { signal: stop.signal })) {
        events.push(event);
        stop.abort();
      }
      expect(events.length).toBeGreaterThan(0);
      expect(events.length).toBeLessThan(20_000);
    });
  });
}
