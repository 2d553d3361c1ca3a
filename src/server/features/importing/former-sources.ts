import { dirname, join } from 'node:path';
import type { DocumentKey } from '#domain/document/document.ts';
import { ImportRefusal, type Importer } from '#importers/importer.ts';
import type { FormerSource } from '#server/ports/content-writer.ts';
import type { FileReader } from '#server/ports/file-reader.ts';
import type { ListedFile, SourceFiles } from '#server/ports/source-files.ts';
import { chooseImporter } from './choose-importer.ts';
import type { ImportOptions } from './import-options.ts';
import { HEAD_BYTES, hashFile } from './read-source-file.ts';

interface Parts {
  readonly importers: readonly Importer[];
  readonly sources: SourceFiles;
  readonly reader: FileReader;
}

/** Looks after files that documents came from before: whether they are there, and what they hold now (decision 0017). */
export class FormerSources {
  readonly #parts: Parts;
  readonly #options: Pick<ImportOptions, 'roots' | 'format' | 'signal'>;
  /** Of the file that was asked for last, as the next question is mostly about the same. */
  #last: { readonly place: string; readonly keys: ReadonlySet<DocumentKey> } | undefined;

  constructor(parts: Parts, options: Pick<ImportOptions, 'roots' | 'format' | 'signal'>) {
    this.#parts = parts;
    this.#options = options;
  }

  /** Whether the file still gives the document; where it lay is looked for under the named roots if it is not known. */
  async hold(former: FormerSource, key: DocumentKey): Promise<boolean> {
    const file = this.#find(former);
    if (!file) return false;
    if (this.#last?.place === file.absolute) return this.#last.keys.has(key);
    const { importers, sources } = this.#parts;
    const importer = chooseImporter(
      importers,
      this.#options.format,
      file.path,
      await sources.readHead(file, HEAD_BYTES),
    );
    if (!importer) return false;
    // The same bytes read in the same way hold the same, which takes no reading.
    if (!importer.isCompanion && former.sha256 === (await hashFile(sources, file))) return true;
    this.#last = { place: file.absolute, keys: await this.#listKeys(file, importer) };
    return this.#last.keys.has(key);
  }

  #find({ path, place }: FormerSource): ListedFile | undefined {
    const { sources } = this.#parts;
    if (place !== undefined) return sources.find(place, path);
    for (const root of this.#options.roots) {
      const found = sources.find(join(root, path), path) ?? sources.find(join(dirname(root), path), path);
      if (found) return found;
    }
    return undefined;
  }

  /** The keys of the documents that a file holds; those before its first fault where it cannot be read to its end. */
  async #listKeys(file: ListedFile, { format }: Importer): Promise<Set<DocumentKey>> {
    const keys = new Set<DocumentKey>();
    try {
      for await (const event of this.#parts.reader.read({ file, format }, { signal: this.#options.signal })) {
        if (event.kind === 'document') keys.add(event.document.key);
      }
    } catch {
      return keys;
    }
    // Of a file that was not read to its end nothing is said.
    if (this.#options.signal.aborted) throw new ImportRefusal('the import was interrupted');
    return keys;
  }
}
