import { describeHead, type HeadMetadata } from '#domain/bibliography/describe-head.ts';
import { presentTextAddress } from '#domain/addresses/text-address.ts';
import { readReference } from '#server/asking/reference-entries.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { PageHeads } from '#server/ports/page-heads.ts';

/** The pages that show one work: a document, a publication or a case with its proceedings. */
const PAGE = /^\/document\/(?:case\/)?([^/]+)(?:\/[^/]+)?$/iu;

/** Says in the head of a work's page what the work is, for reference managers (OP-121). */
export class HeadService implements PageHeads {
  readonly #store: Pick<ContentStore, 'findDocument' | 'findPublication'>;

  constructor(store: Pick<ContentStore, 'findDocument' | 'findPublication'>) {
    this.#store = store;
  }

  async describe({ edition, path, origin }: Parameters<PageHeads['describe']>[0]): Promise<HeadMetadata | undefined> {
    const [, id] = PAGE.exec(path) ?? [];
    const document = id === undefined ? undefined : await this.#store.findDocument(id);
    if (document?.state !== 'present' || !document.editions.includes(edition)) return undefined;
    const link = new URL(presentTextAddress(document), origin).href;
    return describeHead(await readReference(this.#store, { document, link, isOpen: true }));
  }
}
