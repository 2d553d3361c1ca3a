import type { DownloadBody, DownloadFormat } from '#contract/download.ts';
import type { FileContent } from '#contract/file.ts';
import type { Reader } from '#domain/access/reader.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { presentInstant } from '#domain/tools/desk/present-instant.ts';
import type { Clock } from '#server/ports/clock.ts';
import { countRefused } from '#server/asking/count-reading.ts';
import type { DocumentRenderer, Facts, FileFormat, WatchRender } from '#server/ports/document-renderer.ts';
import type { DownloadContent, DownloadPlace, DownloadSource, DownloadSources } from '#server/ports/download-source.ts';
import type { UsageRecorder } from '#server/ports/usage-recorder.ts';
import { nameFile } from './name-file.ts';
import { isPlainFormat, printPlain } from './print-plain.ts';

export interface DownloadParts {
  readonly downloads: DownloadSources;
  readonly renderer: DocumentRenderer;
  readonly clock: Clock;
  readonly usage: UsageRecorder;
}

interface Making {
  readonly signal: AbortSignal;
  readonly watch: WatchRender | undefined;
}

/** Makes files of whatever has a source (OP-68, OP-76, OP-77). */
export class DownloadService {
  readonly #sources: DownloadSources;
  readonly #renderer: DocumentRenderer;
  readonly #clock: Clock;
  readonly #usage: UsageRecorder;

  constructor({ downloads, renderer, clock, usage }: DownloadParts) {
    this.#sources = downloads;
    this.#renderer = renderer;
    this.#clock = clock;
    this.#usage = usage;
  }

  /** The file. Throws `LibraryError`: `value-not-allowed` for what cannot be downloaded yet, `download-empty` where nothing is left. */
  async getFile(
    reader: Reader,
    format: DownloadFormat,
    wish: DownloadBody,
    place: DownloadPlace,
  ): Promise<FileContent> {
    const make = await this.prepare(reader, format, wish, place);
    return make(place.signal);
  }

  /** What makes the file, once it is known that there is one to make; throws as `getFile` does. */
  async prepare(
    reader: Reader,
    format: DownloadFormat,
    wish: DownloadBody,
    place: DownloadPlace,
  ): Promise<(signal: AbortSignal, watch?: WatchRender) => Promise<FileContent>> {
    const source = this.#getSource(wish.kind);
    refuseOtherEdition(wish, reader);
    const sayMade = (address?: string): Facts => [
      ...(address === undefined ? [] : [['Permanent link', `${place.origin}${address}`] as const]),
      ['Made', presentInstant(this.#clock.now())],
      ['Library', reader.edition.name],
    ];
    const collect = () => source.collect(reader, wish, { ...place, sayMade, format });
    const clicked = { place: 'download', link: format };
    const { title, content, count, shown = [], held } = await countRefused(this.#usage, reader, clicked, collect);
    return async (signal, watch) => {
      const bytes = await this.#make(format, content, { signal, watch }).catch(async (error: unknown) => {
        await held?.giveBack();
        throw error;
      });
      await held?.keep();
      for (const item of shown) this.#usage.record({ kind: 'request', reader, item, ...clicked });
      return { name: nameFile(title, this.#clock.today(), format), bytes, list: count };
    };
  }

  async #make(format: DownloadFormat, content: DownloadContent, making: Making): Promise<Uint8Array> {
    return isPlainFormat(format) ? printPlain(format, content.plain) : this.#render(format, content, making);
  }

  #getSource(kind: DownloadBody['kind']): DownloadSource {
    const source = this.#sources[kind];
    if (source) return source;
    const names = new Set(Object.values(this.#sources).map(({ name }) => name));
    throw new LibraryError('value-not-allowed', {
      field: 'kind',
      reason: `Only ${[...names].join(', ')} can be downloaded so far, not “${kind}”.`,
      allowed: Object.keys(this.#sources),
    });
  }

  #render(
    format: FileFormat,
    { list, document, paper }: DownloadContent,
    { signal, watch }: Making,
  ): Promise<Uint8Array> {
    const isOfRows = format === 'excel' || format === 'text';
    if (paper && !isOfRows) return this.#renderer.renderPaper(format, paper, signal, watch);
    if (document && !isOfRows) return this.#renderer.renderDocument(format, document, signal, watch);
    if (list) return this.#renderer.renderList(format, list, signal, watch);
    throw new LibraryError('format-does-not-fit', { reason: 'It is a text and has no rows for a list.' });
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
