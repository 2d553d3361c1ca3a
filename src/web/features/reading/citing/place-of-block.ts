import { mainPlaceOf } from '#domain/citing/pinpoint-of-anchor.ts';

/** A block of a text as it is drawn. */
export interface DrawnBlock {
  /** Its number in the text, from 0. */
  readonly number: number;
  readonly anchor: string;
  /** The provision that begins there. */
  readonly provision: string | undefined;
  readonly kind: 'heading' | 'text' | 'note' | 'page';
}

/** A printed number of a paragraph. */
const PARA = /^p\d/u;

/**
 * The printed place at which a block is cited, by its anchor: its own number, else that of the provision or the paragraph
 * in which it stands, else its page. Words below the items of a provision may belong to any of them, so that the whole is
 * named. Undefined where no number says it: of a footnote, and where what stands above is not drawn.
 */
export function placeOfBlock(blocks: readonly DrawnBlock[], at: number): string | undefined {
  if (blocks[at]?.kind === 'note') return undefined;
  let page: string | undefined;
  let isWithin = true;
  for (let index = at; index >= 0; index -= 1) {
    const { number, anchor, provision, kind } = blocks[index]!;
    const below = blocks[index + 1];
    if (index < at && below?.number !== number + 1) return page;
    if (kind === 'page') page ??= anchor;
    if (kind === 'heading' || kind === 'text') {
      const place = provision ?? (PARA.test(anchor) ? anchor : undefined);
      if (isWithin && place !== undefined) return index === at || kind === 'heading' ? place : mainPlaceOf(place);
      if (kind === 'heading') isWithin = false;
    }
    if (page !== undefined && !isWithin) return page;
  }
  return page;
}
