import type { Block } from '#domain/document/block.ts';
import type { ImportEvent } from '../importer.ts';
import { shapeBlock } from '../reading/shape-block.ts';

/** Events on their way out; blocks that follow one another travel together. */
export class EventQueue {
  #events: ImportEvent[] = [];
  #blocks: Block[] = [];

  addBlock(block: Block): void {
    this.#blocks.push(...shapeBlock(block));
  }

  addEvent(event: ImportEvent): void {
    this.#close();
    this.#events.push(event);
  }

  drain(): readonly ImportEvent[] {
    this.#close();
    const events = this.#events;
    this.#events = [];
    return events;
  }

  #close(): void {
    if (this.#blocks.length === 0) return;
    this.#events.push({ kind: 'blocks', blocks: this.#blocks });
    this.#blocks = [];
  }
}
