import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DownloadFormat } from '#contract/download.ts';
import { writeBibtex } from '#domain/bibliography/write-bibtex.ts';
import { writeCsl } from '#domain/bibliography/write-csl.ts';
import { writeRis } from '#domain/bibliography/write-ris.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { Turns } from '#server/asking/turns.ts';
import type { PlainContent } from '#server/ports/download-source.ts';

type PlainFormat = Extract<DownloadFormat, 'ris' | 'bibtex' | 'csl' | 'json'>;

const WRITERS = { ris: writeRis, bibtex: writeBibtex, csl: writeCsl } as const;

/** Whether a format is made here, without a page or a sheet. */
export function isPlainFormat(format: DownloadFormat): format is PlainFormat {
  return format === 'json' || format in WRITERS;
}

/** Works or a list for programs. Throws `format-does-not-fit` for what is none, or has no works. */
export async function printPlain(format: PlainFormat, plain: PlainContent | undefined): Promise<Uint8Array> {
  if (format === 'json') {
    if (plain?.data === undefined) throw doesNotFit('Only lists of favorites are saved as JSON.');
    return Buffer.from(`${JSON.stringify(plain.data, undefined, 2)}\n`);
  }
  if (!plain) throw doesNotFit('Reference managers take documents, lists of results and favorites.');
  const works = await plain.listWorks();
  if (works.length === 0) throw doesNotFit('Reference managers take documents; searches and people are none.');
  const parts: string[] = [];
  await new Turns(nextTurn).each(WRITERS[format](works), (part) => parts.push(part));
  return Buffer.from(parts.join(''));
}

function doesNotFit(reason: string): LibraryError {
  return new LibraryError('format-does-not-fit', { reason });
}
