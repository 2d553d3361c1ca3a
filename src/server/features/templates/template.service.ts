import type { CallAnswer } from '#contract/call.ts';
import type { FileContent } from '#contract/file.ts';
import { getTemplateFile, type getTemplatesAndExamplesDocument } from '#contract/templates.ts';
import { fillPath } from '#domain/collections/entry.ts';
import type { Reader } from '#domain/access/reader.ts';
import { FILE_TYPES } from '#domain/document/attached-file.ts';
import { presentDocumentAddress, presentOwnAddress } from '#domain/addresses/document-address.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { TEMPLATE_TYPE } from '#domain/tools/templates/template-type.ts';
import type { DocumentGuard, OpenDocument } from '#server/asking/document-guard.ts';
import type { ReadingBudget } from '#server/asking/reading-budget.ts';
import { renderParts } from '#server/asking/render-parts.ts';
import type { ContentStore } from '#server/ports/content-store.ts';

type Answer = CallAnswer<typeof getTemplatesAndExamplesDocument>;

interface Parts {
  readonly content: ContentStore;
  readonly guard: DocumentGuard;
  readonly budget: ReadingBudget;
}

/** Guidance is notes on a few pages; of what is longer the rest is read as a document. */
const MOST_CHUNKS = 20;

/** One template or example, and its files. */
export class TemplateService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** It counts as a document that was opened, once with its files (OP-179). Throws as opening a document does, and `document-not-found` for what is no template. */
  async getDocument(reader: Reader, id: string): Promise<Answer> {
    const document = await this.#parts.guard.getOpenOf(reader, id, TEMPLATE_TYPE);
    await this.#parts.budget.take(reader, document.id);
    const { record } = document;
    const { updated, lastReviewed, publication } = record.dates;
    const [guidanceContent, relatedContent] = await Promise.all([
      this.#renderGuidance(reader, document),
      this.#listRelated(reader, document),
    ]);
    return {
      id: document.id,
      title: record.title,
      url: presentOwnAddress(TEMPLATE_TYPE, document.id),
      description: record.summary ?? null,
      institution: record.organization ?? null,
      topics: [...record.topics],
      contributors: record.authors.map(({ name }) => name),
      editors: [...(record.editors ?? [])],
      lastUpdated: updated ?? lastReviewed ?? publication ?? null,
      files: (record.files ?? []).map(({ name, displayName, extension, size }, index) => ({
        displayName,
        fileName: name,
        extension,
        orderInList: index + 1,
        size,
        url: fillPath(getTemplateFile.path, { documentId: document.id, fileName: name }) ?? '',
      })),
      guidanceContent,
      relatedContent,
      demo: document.demo,
    };
  }

  /** A file as it came, with the document that it belongs to. Throws as `getDocument`, and for names that it does not list. */
  async getFile(
    reader: Reader,
    id: string,
    name: string,
  ): Promise<{ readonly file: FileContent; readonly document: { readonly id: string; readonly title: string } }> {
    const { record, ...document } = await this.#parts.guard.getOpenOf(reader, id, TEMPLATE_TYPE);
    const file = record.files?.find((one) => one.name === name);
    const bytes = file && (await this.#parts.content.readFile(file.sha256));
    if (!file || !bytes) throw new LibraryError('document-not-found');
    await this.#parts.budget.take(reader, document.id);
    return {
      file: { name: file.name, bytes, type: FILE_TYPES[file.extension], tag: file.sha256, isSaved: true },
      document: { id: document.id, title: record.title },
    };
  }

  async #renderGuidance(reader: Reader, document: OpenDocument): Promise<string> {
    const chunks = await this.#parts.content.listChunks(document.content.id, 0, MOST_CHUNKS);
    return (await renderParts(reader, this.#parts.content, document, chunks, [])).join('\n');
  }

  /** What the record refers to and the edition holds; what it does not is named without an address. */
  async #listRelated(reader: Reader, { record }: OpenDocument): Promise<Answer['relatedContent']> {
    const targets = record.references.map(({ target }) => target);
    const links = await this.#parts.content.resolveNames(targets, reader.edition.id);
    return record.references.flatMap(({ target, label }): Answer['relatedContent'] => {
      const link = links.get(target);
      if (link) {
        return [
          { documentTitle: label ?? link.title, link: presentDocumentAddress(link, reader), category: link.type },
        ];
      }
      return label === undefined ? [] : [{ documentTitle: label, link: null, category: 'Not held here' }];
    });
  }
}
