import type { ImportEvent } from '../importer.ts';
import { ImportRefusal } from '../importer.ts';
import { isLanguageTag } from '../reading/record-fields.ts';
import { EventQueue } from '../xml/event-queue.ts';
import type { XmlHandler } from '../xml/read-xml.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { NodeBuilder, nodeText, type XmlNode } from '../xml/xml-node.ts';
import { findLink, readConstruct, readFeedEntry, type FeedEntry } from './feed-entry.ts';
import { feedBlocks, feedDocument, type FeedFacts } from './feed-document.ts';
import type { FeedPlace } from './feed-place.ts';

const ROOTS = new Set(['rss', 'feed', 'RDF']);
const ITEMS = new Set(['item', 'entry']);
/** Of what a feed says of itself. */
const FACTS = new Set(['title', 'link', 'language', 'id']);

/** Reads a feed as it streams past: each item becomes a document of its own. */
export class FeedReader implements XmlHandler {
  readonly #place: FeedPlace;
  readonly #out = new EventQueue();
  readonly #path: string[] = [];
  #node: NodeBuilder | undefined;
  #facts: FeedFacts = {};
  #items = 0;

  constructor(place: FeedPlace) {
    this.#place = place;
  }

  open(element: XmlElement): void {
    if (this.#node) return this.#node.open(element);
    const parent = this.#path.at(-1);
    if (parent === undefined) this.#begin(element);
    else if (ITEMS.has(element.name) || (isFeed(parent) && FACTS.has(element.name))) {
      this.#node = new NodeBuilder(element);
      return;
    }
    this.#path.push(element.name);
  }

  text(text: string): void {
    this.#node?.text(text);
  }

  close(): void {
    if (!this.#node) {
      this.#path.pop();
      return;
    }
    const node = this.#node.close();
    if (!node) return;
    this.#node = undefined;
    if (ITEMS.has(node.element.name)) this.#take(node);
    else this.#note(node);
  }

  end(): void {
    // A feed without items is none that is broken: it has nothing new.
  }

  drain(): readonly ImportEvent[] {
    return this.#out.drain();
  }

  #begin({ name, attributes }: XmlElement): void {
    if (!ROOTS.has(name)) throw new ImportRefusal(`This is no feed: it begins with <${name}>; RSS and Atom are read.`);
    this.#setLanguage(attributes['lang']);
  }

  #note(node: XmlNode): void {
    const { name } = node.element;
    if (name === 'language') this.#setLanguage(nodeText(node));
    if (name === 'title') this.#facts = { title: readConstruct(node), ...this.#facts };
    if (name === 'id') this.#facts = { id: nodeText(node), ...this.#facts };
    if (name !== 'link') return;
    const url = findLink([node], []);
    if (url !== undefined) this.#facts = { url, ...this.#facts };
  }

  #setLanguage(tag: string | undefined): void {
    if (tag !== undefined && isLanguageTag(tag)) this.#facts = { ...this.#facts, language: tag };
  }

  #take(node: XmlNode): void {
    this.#items += 1;
    try {
      const entry = readFeedEntry(node, this.#facts.url);
      if (!entry) throw new ImportRefusal(`item ${this.#items} has neither a title nor a text`);
      if (this.#isLeftOut(entry)) return;
      for (const block of feedBlocks(entry)) this.#out.addBlock(block);
      this.#out.addEvent({ kind: 'document', document: feedDocument(entry, this.#facts, this.#place) });
    } catch (error) {
      if (!(error instanceof ImportRefusal)) throw error;
      const { reason } = error.refusal;
      const said = reason.startsWith('item') ? reason : `item ${this.#items}: ${reason}`;
      this.#out.addEvent({ kind: 'refused', refusal: { line: 0, column: 0, reason: said } });
    }
  }

  #isLeftOut({ id, url }: FeedEntry): boolean {
    return this.#place.without.some((one) => one === id || one === url);
  }
}

function isFeed(name: string): boolean {
  return name === 'channel' || name === 'feed';
}
