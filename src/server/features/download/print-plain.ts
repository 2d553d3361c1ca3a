import type { DownloadFormat } from '#contract/download.ts';
import { writeBibtex } from '#domain/bibliography/write-bibtex.ts';
import { writeCsl } from '#domain/bibliography/write-csl.ts';
import { writeRis } from '#domain/bibliography/write-ris.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { PlainContent } from '#server/ports/download-source.ts';

type PlainFormat = Extract<DownloadFormat, 'ris' | 'bibtex' | 'csl' | 'json'>;

const WRITERS = { ris: writeRis, bibtex: writeBibtex, csl: writeCsl } as const;

/** Whether a format is made here, without a page or a sheet. */
export function isPlainFormat(format: DownloadFormat): format is PlainFormat {
  return format === 'json' || format in WRITERS;
}

/** A list for programs. Throws `format-does-not-fit` for what is none, or has no works. */
export async function printPlain(format: PlainFormat, plain: PlainContent | undefined): Promise<Uint8Array> {
  if (!plain)
    throw new LibraryError('format-does-not-fit', { reason: 'Only favorites are saved for programs so far.' });
  if (format === 'json') return Buffer.from(`${JSON.stringify(plain.data, undefined, 2)}\n`);
  const works = await plain.listWorks();
  if (works.length === 0) {
    throw new LibraryError('format-does-not-fit', { reason: 'Reference managers take documents; searches are none.' });
  }
  return Buffer.from(WRITERS[format](works));
}
