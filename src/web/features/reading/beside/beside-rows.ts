import type { BesideRow } from '#domain/versions/set-beside.ts';
import { letOthersWork } from '../text/draw-in-slices.ts';
import type { MarkedRow } from './beside-messages.ts';
import styles from './beside-rows.module.css';
import { markWords } from './mark-words.ts';
import type { DrawnBlock } from './read-blocks.ts';

/** Rows that are laid out together, when they come near the window. */
const GROUP = 40;
/** After drawing for this long the browser may answer the reader, in milliseconds. */
const SLICE = 8;

const NAMES: Readonly<Record<Exclude<BesideRow['kind'], 'same'>, string>> = {
  changed: 'Changed',
  split: 'Split into several paragraphs',
  merged: 'Put together from several paragraphs',
  added: 'Added',
  removed: 'Removed',
  moved: 'Moved',
};

interface Texts {
  readonly rows: readonly BesideRow[];
  readonly olds: readonly DrawnBlock[];
  readonly news: readonly DrawnBlock[];
  readonly languages: readonly [old: string | undefined, next: string | undefined];
}

/** Two texts side by side in the page, drawn without React, as ten thousand paragraphs would be too many for it. */
export class BesideRows {
  readonly #texts: Texts;
  readonly #frame: HTMLElement;
  readonly #drawn: HTMLElement[] = [];

  constructor(frame: HTMLElement, texts: Texts) {
    this.#frame = frame;
    this.#texts = texts;
  }

  /** Draws all rows from the top, without keeping the browser busy for long. */
  async draw(stop: AbortSignal): Promise<void> {
    const { rows } = this.#texts;
    this.#frame.replaceChildren();
    let began = performance.now();
    for (let from = 0; from < rows.length; from += GROUP) {
      if (stop.aborted) return;
      this.#frame.append(this.#drawGroup(rows.slice(from, from + GROUP)));
      if (performance.now() - began < SLICE) continue;
      await letOthersWork();
      began = performance.now();
    }
  }

  /** Marks the words that differ, in rows that may not have been drawn yet. */
  mark({ row, deleted, inserted, isWhole }: MarkedRow): void {
    const { rows, olds, news } = this.#texts;
    const { olds: oldPlaces = [], news: newPlaces = [] } = rows[row] ?? {};
    for (const place of oldPlaces) markBlock(olds[place], deleted, place, 'del');
    for (const place of newPlaces) markBlock(news[place], inserted, place, 'ins');
    const label = isWhole ? undefined : this.#drawn[row]?.querySelector(`.${styles.label}`);
    label?.append(', not compared word by word');
  }

  /** Goes to a row; false where it is not drawn yet. */
  show(row: number): boolean {
    const element = this.#drawn[row];
    if (!element) return false;
    for (const last of this.#frame.querySelectorAll(`.${styles.current}`)) last.classList.remove(styles.current ?? '');
    element.classList.add(styles.current ?? '');
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return true;
  }

  #drawGroup(rows: readonly BesideRow[]): HTMLElement {
    const group = createBox(styles.group);
    let characters = 0;
    for (const row of rows) {
      const element = this.#drawRow(row);
      this.#drawn.push(element);
      group.append(element);
      characters += Math.max(this.#measure('olds', row.olds), this.#measure('news', row.news));
    }
    group.style.setProperty('--characters', String(characters));
    group.style.setProperty('--blocks', String(rows.length));
    return group;
  }

  #measure(side: 'olds' | 'news', places: readonly number[]): number {
    return places.reduce((sum, place) => sum + (this.#texts[side][place]?.text.length ?? 0), 0);
  }

  #drawRow({ kind, olds, news, isCompared }: BesideRow): HTMLElement {
    const row = createBox(styles.row);
    row.dataset['kind'] = kind;
    if (kind !== 'same') {
      const label = createBox(styles.label);
      label.textContent = isCompared ? NAMES[kind] : `${NAMES[kind]}, not compared with what may stand elsewhere`;
      row.append(label);
    }
    for (const place of olds) keepOffLinks(this.#texts.olds[place]?.element);
    const [oldLanguage, newLanguage] = this.#texts.languages;
    row.append(
      drawSide(
        styles.old,
        olds.map((place) => this.#texts.olds[place]),
        oldLanguage,
      ),
      drawSide(
        styles.next,
        news.map((place) => this.#texts.news[place]),
        newLanguage,
      ),
    );
    return row;
  }
}

function markBlock(
  block: DrawnBlock | undefined,
  spans: MarkedRow['deleted'],
  place: number,
  name: 'ins' | 'del',
): void {
  const own = spans.filter((span) => span.block === place);
  if (block && own.length > 0) markWords(block.element, own, name);
}

function drawSide(
  className: string | undefined,
  blocks: readonly (DrawnBlock | undefined)[],
  language: string | undefined,
): HTMLElement {
  const side = createBox(className);
  if (language) side.lang = language;
  side.dir = 'auto';
  for (const block of blocks) if (block) side.append(block.element);
  return side;
}

function createBox(className: string | undefined): HTMLElement {
  const box = document.createElement('div');
  box.className = className ?? '';
  return box;
}

/** Anchors lead into the text on the right: on the left nothing has an address of its own. */
function keepOffLinks(element: HTMLElement | undefined): void {
  element?.removeAttribute('id');
  for (const link of element?.querySelectorAll('a[href^="#"]') ?? []) link.removeAttribute('href');
}
