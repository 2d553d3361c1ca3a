import type { DocumentDetails } from '#contract/document.ts';
import { drawTypeset } from '#web/app/drawn-text.ts';
import type { ArrivingText } from './arriving-text.ts';
import { cutTables, mayHoldLongTable } from './cut-tables.ts';
import { letOthersWork, takeSteps } from './draw-in-slices.ts';
import { listOtherLevels, tellLevels } from './heading-levels.ts';
import { cutPieces, tellSize, type TextSize } from './cut-pieces.ts';
import type { NextPart } from './next-part.ts';
import { groupParts, sumOfGroup } from './part-groups.ts';

type Part = DocumentDetails['parts'][number];

/** So much text is laid out without being felt, in characters. */
const AT_ONCE = 100_000;

/**
 * Draws a place for every part and fills it as soon as its text is there, one operation on the page for each part. A
 * part that is on its way has a place of about its height, and seeing that brings it forward; in a long document a part
 * is laid out by the browser only when it comes near the window. Returns the way to stop.
 */
// Long because: places, what is known of their sizes and the way to fill them are one state.
export function drawPlaces(
  frame: HTMLElement,
  details: DocumentDetails,
  text: ArrivingText,
  needed: NextPart,
): () => void {
  const isLong = isLongText(details);
  const levels = listOtherLevels(details.tocItems);
  const observer = new IntersectionObserver((entries) => {
    const seen = entries.find((entry) => entry.isIntersecting);
    if (seen) needed.see(places.indexOf(seen.target as HTMLElement));
  });
  const sizes = details.parts.map(guessSize);
  const places = sizes.map(createPlace);
  const stop = new AbortController();
  /** Long tables are drawn one after the other. */
  let turn = Promise.resolve();
  const [language] = details.languages;
  const draw = (index: number, html: string) => {
    const place = places[index];
    if (!place) return;
    observer.unobserve(place);
    if (mayHoldLongTable(html)) turn = drawAfter(turn, index, html);
    else putPart(index, html, cut(html).part);
  };
  const cut = (html: string) => {
    const made = cutTables(html, (piece) => drawTypeset(piece, language));
    tellLevels(made.part, levels);
    drawTypeset(made.part, language);
    return made;
  };
  const drawAfter = async (before: Promise<void>, index: number, html: string) => {
    await before;
    await letOthersWork();
    if (stop.signal.aborted) return;
    const { part, fill } = cut(html);
    if (await takeSteps(fill(), stop.signal)) putPart(index, html, part);
  };
  const putPart = (index: number, html: string, filled: HTMLElement) => {
    if (isLong) {
      filled.classList.add('later');
      sizes[index] = cutPieces(filled);
      tellSize(filled, sizes[index]);
    }
    // A part without notes need not be looked through.
    if (html.includes('class="footnote"')) foldNotes(filled, frame.dataset['notes'] === 'shown');
    places[index]?.replaceWith(filled);
    places[index] = filled;
    if ((sizes[index]?.notes ?? 0) > 0) tellGroup(index);
    text.tellDrawn(index);
  };
  /** What came with the part that is read first; the page does not wait for it. */
  const drawOthers = async () => {
    for (const index of others) {
      await letOthersWork();
      if (stop.signal.aborted) return;
      draw(index, text.get(index) ?? '');
    }
  };
  const tellGroup = (index: number) => {
    const group = places[index]?.parentElement;
    if (group?.className === 'group') tellSize(group, sumOfGroup(sizes, index));
  };
  const first = details.anchorPart ?? details.contentFrom;
  const others: number[] = [];
  places.forEach((place, index) => {
    const html = text.get(index);
    if (html === undefined) observer.observe(place);
    else if (isLong && index !== first) others.push(index);
    else draw(index, html);
  });
  frame.replaceChildren(...groupParts(places));
  for (const index of places.keys()) tellGroup(index);
  const forget = text.listen(draw);
  void drawOthers();
  return () => {
    stop.abort();
    forget();
    observer.disconnect();
  };
}

/** Folded notes stay where find-in-page reaches them; a note to which no mark leads is never folded. */
export function foldNotes(element: Element, areShown: boolean): void {
  for (const note of element.querySelectorAll('.footnote:not(.standing)')) {
    if (areShown) note.removeAttribute('hidden');
    else note.setAttribute('hidden', 'until-found');
  }
}

/** What came at once may be long as well: a table of thousands of rows is one block. */
function isLongText({ parts, contentFrom, contentTo }: DocumentDetails): boolean {
  return contentTo - contentFrom < parts.length || parts.reduce((sum, part) => sum + part.characters, 0) > AT_ONCE;
}

/** What the server says of a part, which does not tell notes from text. */
function guessSize({ characters, fromBlock, toBlock }: Part): TextSize {
  return { characters, blocks: toBlock - fromBlock, noteCharacters: 0, notes: 0 };
}

function createPlace(size: TextSize): HTMLElement {
  const place = document.createElement('div');
  place.className = 'part awaited';
  place.setAttribute('aria-busy', 'true');
  tellSize(place, size);
  return place;
}
