import type { EditionId } from '#domain/edition/edition.ts';
import { ask, listExamples, QUESTIONS, type Example } from '#tests/support/canary/ask-canary.ts';
import { listenerOf, type CanaryReader } from '#tests/support/canary/canary-readers.ts';
import type { Canary } from '#tests/support/canary/questions.ts';
import type { PlantedDocument } from '#tests/support/canary/plant-document.ts';
import type { TestServer } from '#tests/support/demo-server.ts';
import { findClosed, type Texts } from './closed-rows.ts';

/** Words that most texts have, to be told what there is outside a subscription. */
const COMMON = ['tribunal', 'award', 'court', 'contract', 'patent', 'market', 'notice', 'claim', 'law'];
/** Fields whose values are ids, and the last parts of addresses. */
const IDS = /"(?:\w*[Ii]ds?|slug)":"([\w.~-]{3,80})"|"\/[\w/-]*\/([\w.~-]{3,80})(?=["#?])/gu;
const MARKUP = /<[^>]*>/gu;

interface CrawlPlace {
  readonly server: TestServer;
  readonly texts: Texts;
  readonly reader: CanaryReader;
  readonly edition: EditionId;
}

/** What one reader comes to on one host. */
export class ClosedCrawl {
  readonly leaks: string[] = [];
  requests = 0;
  closed = 0;
  readonly #place: CrawlPlace;
  readonly #known = new Set<string>();
  readonly #waiting: string[] = [];

  constructor(place: CrawlPlace) {
    this.#place = place;
  }

  get ids(): number {
    return this.#known.size;
  }

  /** Goes on until nothing new is found or so many requests are made. */
  async run(most: number): Promise<void> {
    for (const example of this.#listBeginnings()) await this.#follow(example);
    for (let id = this.#waiting.shift(); id !== undefined && this.requests < most; id = this.#waiting.shift()) {
      for (const example of this.#listCalls(id)) await this.#follow(example);
    }
  }

  /** What needs no id, and lists of what is closed. */
  #listBeginnings(): Example[] {
    const { edition, reader } = this.#place;
    const plain = listExamples({ edition, documents: [], ids: [], few: [], desks: [] }, reader);
    const closed = COMMON.map((q) => ({
      name: 'search',
      method: 'POST',
      url: '/apiv2/documentSearch/search',
      payload: { q, scope: 'closed', resultsPerPage: 100 },
    }));
    return [...plain.filter(({ name }) => Object.hasOwn(QUESTIONS, name)), ...closed];
  }

  /** Every call that takes an id. */
  #listCalls(id: string): Example[] {
    const { edition, reader } = this.#place;
    const document = { id, edition, type: 'Template', codes: [], body: id, bird: id, heading: id, places: [] };
    const documents: readonly PlantedDocument[] = [document];
    const canary: Canary = { edition, documents, ids: [id], few: [id], desks: [] };
    return listExamples(canary, reader).filter(
      (example) =>
        isAbout(example, id) &&
        !/\/(?:search|Filter|explain|forms|related|preview|autocomplete)$/iu.test(example.url.split('?')[0] ?? ''),
    );
  }

  async #follow(example: Example): Promise<void> {
    const { server, reader, edition, texts } = this.#place;
    const { status, text, body } = await ask(server, reader, edition, example);
    this.requests += 1;
    if (status === 403 && body.includes('"document-not-included"')) this.closed += 1;
    for (const [, id, last] of body.matchAll(IDS)) this.#keep(decodeURIComponent(id ?? last ?? ''));
    const words = text.replaceAll('\\n', ' ').replaceAll(MARKUP, ' ');
    for (const [id, row] of findClosed(texts, listenerOf(reader, edition), words)) {
      this.leaks.push(
        `${reader.name} on ${edition}: ${id} (${row}) by ${example.method} ${example.url} ${JSON.stringify(example.payload ?? '')}`,
      );
    }
  }

  #keep(id: string): void {
    if (this.#known.has(id)) return;
    this.#known.add(id);
    this.#waiting.push(id);
  }
}

function isAbout({ url, payload }: Example, id: string): boolean {
  return (decodeURIComponent(url) + JSON.stringify(payload ?? '')).includes(id);
}
