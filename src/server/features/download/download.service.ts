import type { DownloadBody } from '#contract/download.ts';
import type { FileContent } from '#contract/file.ts';
import type { Reader } from '#domain/access/reader.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { DocumentRenderer } from '#server/ports/document-renderer.ts';
import type { DownloadContent, DownloadPlace, DownloadSource, DownloadSources } from '#server/ports/download-source.ts';
import { nameFile, type DownloadFormat } from './name-file.ts';

/** Makes files of whatever has a source (OP-68, OP-76, OP-77). */
export class DownloadService {
  readonly #sources: DownloadSources;
  readonly #renderer: DocumentRenderer;
  readonly #clock: Clock;

  constructor(sources: DownloadSources, renderer: DocumentRenderer, clock: Clock) {
    this.#sources = sources;
    this.#renderer = renderer;
    this.#clock = clock;
  }

  /** The file. Throws `LibraryError`: `value-not-allowed` for what cannot be downloaded yet, `download-empty` where nothing is left. */
  async getFile(
    reader: Reader,
    format: DownloadFormat,
    wish: DownloadBody,
    place: DownloadPlace,
  ): Promise<FileContent> {
    const source = this.#getSource(wish.kind);
    refuseOtherEdition(wish, reader);
    const { title, content, count } = await source.collect(reader, wish, place);
    const bytes = await this.#render(format, content, place.signal);
    return { name: nameFile(title, this.#clock.today(), format), bytes, ...(count ? { list: count } : {}) };
  }

  #getSource(kind: DownloadBody['kind']): DownloadSource {
    const source = this.#sources[kind];
    if (source) return source;
    const names = Object.values(this.#sources).map(({ name }) => name);
    throw new LibraryError('value-not-allowed', {
      field: 'kind',
      reason: `Only ${names.join(' and ')} can be downloaded so far, not “${kind}”.`,
      allowed: Object.keys(this.#sources),
    });
  }

  #render(format: DownloadFormat, { list, document }: DownloadContent, signal: AbortSignal): Promise<Uint8Array> {
    if (document && format !== 'excel') return this.#renderer.renderDocument(format, document, signal);
    if (list) return this.#renderer.renderList(format, list, signal);
    throw new LibraryError('format-not-available', { reason: 'It is a text and has no rows for a sheet.' });
  }
}

function refuseOtherEdition({ siteId }: DownloadBody, { edition }: Reader): void {
  if (!siteId || siteId === edition.id) return;
  throw new LibraryError('value-not-allowed', {
    field: 'siteId',
    reason: `This address shows another edition than “${siteId}”.`,
    allowed: [edition.id],
  });
}
