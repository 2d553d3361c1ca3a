/** What is known of the size of some text before it is laid out. */
export interface TextSize {
  /** Outside of notes. */
  characters: number;
  blocks: number;
  /** Of notes, which take room only where they are shown. */
  noteCharacters: number;
  notes: number;
}

/** About this many characters make a piece: less than a window of text. */
const ENOUGH = 1_800;
/** A piece of this length ends before any block. */
const TOO_MANY = 4 * ENOUGH;

/**
 * Puts the blocks of a part into pieces that the browser lays out one by one as they come near the window: a whole part
 * is many windows long, and laying it out would be felt. Returns the size of the part.
 */
export function cutPieces(part: HTMLElement): TextSize {
  const whole = nothing();
  let piece = createPiece();
  let size = nothing();
  let last: Element | undefined;
  const pieces = [piece];
  for (let block = part.firstElementChild; block; block = part.firstElementChild) {
    if (size.characters + size.noteCharacters >= ENOUGH && mayEnd(size, last, block)) {
      tellSize(piece, size);
      piece = createPiece();
      size = nothing();
      pieces.push(piece);
    }
    piece.append(block);
    for (const sum of [size, whole]) addBlock(sum, block);
    last = block;
  }
  tellSize(piece, size);
  part.replaceChildren(...pieces);
  return whole;
}

/** Read by the style sheet, which knows how many characters a line holds at the present width. */
export function tellSize(place: HTMLElement, size: TextSize): void {
  place.style.setProperty('--characters', String(size.characters));
  place.style.setProperty('--blocks', String(size.blocks));
  if (size.notes === 0) return;
  place.style.setProperty('--note-characters', String(size.noteCharacters));
  place.style.setProperty('--note-blocks', String(size.notes));
}

/** Between two paragraphs nothing moves: the margins of pieces do not meet. */
function mayEnd({ characters, noteCharacters }: TextSize, last: Element | undefined, next: Element): boolean {
  if (characters + noteCharacters >= TOO_MANY) return true;
  const isPlain = (block: Element | undefined) => block?.matches('.paragraph, .footnote') ?? false;
  return isPlain(last) && isPlain(next);
}

function addBlock(size: TextSize, block: Element): void {
  const characters = block.textContent.length;
  if (block.matches('.footnote:not(.standing)')) {
    size.noteCharacters += characters;
    size.notes += 1;
  } else {
    size.characters += characters;
    size.blocks += 1;
  }
}

function nothing(): TextSize {
  return { characters: 0, blocks: 0, noteCharacters: 0, notes: 0 };
}

function createPiece(): HTMLElement {
  const piece = document.createElement('div');
  piece.className = 'piece';
  return piece;
}
