import type { Block } from '#domain/document/block.ts';
import type { XmlElement } from '../xml/xml-element.ts';

const STEPS = new Set(['paragraph', 'subparagraph']);

/** The paragraphs of a judgment that are open, and whether each has its number: what follows is in line with its text. */
export class NumberedSteps {
  readonly #open: { isNumbered: boolean }[] = [];

  open({ name }: XmlElement): void {
    const step = this.#open.at(-1);
    if (STEPS.has(name)) this.#open.push({ isNumbered: false });
    else if (name === 'num' && step) step.isNumbered = true;
  }

  close({ name }: XmlElement): void {
    if (STEPS.has(name)) this.#open.pop();
  }

  /** A further paragraph below a number, moved in line with the first. */
  place(block: Block): Block {
    if (block.kind !== 'paragraph' || block.number !== undefined || block.role !== undefined) return block;
    return this.#open.at(-1)?.isNumbered ? { ...block, depth: (block.depth ?? 0) + 1 } : block;
  }
}
