import { typesetPieces } from '#domain/typography/typeset.ts';

interface Drawn {
  readonly stored: string;
  readonly drawn: string;
}

/** What each text of the page was before it was drawn as print sets it. */
const texts = new WeakMap<Text, Drawn>();

/** A quotation may run through elements, but not from one of these into the next. */
const UNITS = 'p, h1, h2, h3, h4, h5, h6, td, th, caption, figcaption, aside, div';
const KEPT = 'code, pre, .preformatted';
const NO_WORDS = '.note-mark, .page';

/**
 * Draws the texts below an element as print sets them, in the language that they or `language` say. No character is
 * added or taken away, so that places in the text stay where they are; what is copied are the stored characters.
 */
export function drawTypeset(root: Element, language: string | undefined): void {
  // Once, however often it is asked for.
  document.addEventListener('copy', copyStored, { capture: true });
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let unit: Element | null = null;
  let pieces: (Text | 'break')[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const piece = node instanceof Text ? node : 'break';
    if (piece === 'break' && node.nodeName !== 'BR') continue;
    const parent = node.parentElement;
    if (parent?.closest(NO_WORDS)) continue;
    const holder = parent?.closest(UNITS) ?? null;
    if (holder !== unit) drawUnit(pieces, unit, language);
    if (holder !== unit) pieces = [];
    unit = holder;
    pieces.push(piece);
  }
  drawUnit(pieces, unit, language);
}

/** Puts the stored characters into the page, below an element; returns the way back. */
export function showStored(root: Element): () => void {
  const changed: [Text, Drawn][] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    const text = texts.get(node);
    if (text === undefined || text.drawn !== node.data) continue;
    node.data = text.stored;
    changed.push([node, text]);
  }
  return () => {
    for (const [node, { stored, drawn }] of changed) if (node.data === stored) node.data = drawn;
  };
}

function drawUnit(pieces: readonly (Text | 'break')[], unit: Element | null, language: string | undefined): void {
  const stored = pieces.map((piece) => (piece === 'break' ? '\n' : readStored(piece)));
  if (!stored.some((text) => /["'\d«]/u.test(text))) return;
  const kept = pieces.map((piece) => piece !== 'break' && Boolean(piece.parentElement?.closest(KEPT)));
  const drawn = typesetPieces(
    stored.map((text, index) => ({ text, isKept: kept[index] ?? false })),
    unit?.closest<HTMLElement>('[lang]:not(html)')?.lang ?? language,
  );
  pieces.forEach((piece, index) => {
    const text = { stored: stored[index] ?? '', drawn: drawn[index] ?? '' };
    if (piece === 'break' || text.stored === text.drawn) return;
    texts.set(piece, text);
    if (piece.data !== text.drawn) piece.data = text.drawn;
  });
}

/** A text that was drawn before and has not changed since is read as it was stored. */
function readStored(node: Text): string {
  const known = texts.get(node);
  return known?.drawn === node.data ? known.stored : node.data;
}

/** For as long as the browser copies, the selection holds the stored characters. */
function copyStored(): void {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed) return;
  const holder = selection.getRangeAt(0).commonAncestorContainer;
  const root = holder instanceof Element ? holder : holder.parentElement;
  if (!root) return;
  const restore = keepSelection(selection, () => showStored(root));
  setTimeout(() => keepSelection(selection, restore));
}

/** Text that changes under a selection moves its ends. */
function keepSelection<Answer>(selection: Selection, act: () => Answer): Answer {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
  const answer = act();
  if (anchorNode && focusNode) selection.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset);
  return answer;
}
