import { dirname, join } from 'node:path';
import type { DocumentKey } from '#domain/document/document.ts';
import { nameState } from '#domain/document/state-of-law.ts';
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

interface FormerFile {
  readonly place: string;
  /** Who reads it; undefined where nobody does any more. */
  readonly importer: Importer | undefined;
  /** Digest of what it holds, where no other file says how that is read. */
  readonly sha256: string | undefined;
  /** Of the documents and the states of law that it gives; read when they are first asked for. */
  keys?: ReadonlySet<DocumentKey>;
}

/** Looks after files that documents came from before: whether they are there, and what they hold now (decision 0017). */
export class FormerSources {
  readonly #parts: Parts;
  readonly #options: Pick<ImportOptions, 'roots' | 'format' | 'signal'>;
  /** The file that was asked for last, as the next question is mostly about the same. */
  #last: FormerFile | undefined;

  constructor(parts: Parts, options: Pick<ImportOptions, 'roots' | 'format' | 'signal'>) {
    this.#parts = parts;
    this.#options = options;
  }

  /** Whether the file still gives the document; where it lay is looked for under the named roots if it is not known. */
  async hold(former: FormerSource, key: DocumentKey): Promise<boolean> {
    const file = this.#find(former);
    if (!file) return false;
    if (this.#last?.place !== file.absolute) this.#last = await this.#examine(file);
    const last = this.#last;
    // The same bytes read in the same way hold the same, which takes no reading.
    if (last.sha256 !== undefined && last.sha256 === former.sha256) return true;
    last.keys ??= await this.#listKeys(file, last.importer);
    return last.keys.has(key);
  }

  async #examine(file: ListedFile): Promise<FormerFile> {
    const { importers, sources } = this.#parts;
    const head = await sources.readHead(file, HEAD_BYTES);
    const importer = chooseImporter(importers, this.#options.format, file.path, head);
    const isAlone = importer !== undefined && !importer.isCompanion;
    return { place: file.absolute, importer, sha256: isAlone ? await hashFile(sources, file) : undefined };
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
  async #listKeys(file: ListedFile, importer: Importer | undefined): Promise<Set<DocumentKey>> {
    const keys = new Set<DocumentKey>();
    if (!importer) return keys;
    const { format } = importer;
    try {
      for await (const event of this.#parts.reader.read({ file, format }, { signal: this.#options.signal })) {
        if (event.kind === 'document') keys.add(event.document.key).add(nameState(event.document));
      }
    } catch {
      return keys;
    }
    // Of a file that was not read to its end nothing is said.
    if (this.#options.signal.aborted) throw new ImportRefusal('the import was interrupted');
    return keys;
  }
}
