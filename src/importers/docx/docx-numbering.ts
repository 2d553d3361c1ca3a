import { printListNumber, type NumberStyle } from '#importers/html/list-number.ts';
import { readSigns, UNKNOWN_SIGN } from '../reading/sign-fonts.ts';
import { fontOf } from './docx-styles.ts';
import { childOf, elementsIn, switchOf, valueOf, type XmlElement } from './xml-tree.ts';

interface NumberLevel {
  readonly start: number;
  readonly format: string;
  readonly text: string;
  /** The level whose next number starts this one anew; 0 never. */
  readonly restart: number | undefined;
  readonly isLegal: boolean;
  readonly style: string | undefined;
  readonly font: string | undefined;
}

interface NumberList {
  /** The list that counts: several numberings may share one. */
  readonly abstractId: string;
  readonly levels: ReadonlyMap<number, NumberLevel>;
  readonly startOverrides: ReadonlyMap<number, number>;
}

const FORMATS: Readonly<Record<string, NumberStyle>> = {
  decimal: 'decimal',
  lowerLetter: 'lower-alpha',
  upperLetter: 'upper-alpha',
  lowerRoman: 'lower-roman',
  upperRoman: 'upper-roman',
};

const LEVELS = 9;

/** Counts the numbered paragraphs of a document as Word prints them: call `next` once for each, in order. */
export class DocxNumbering {
  readonly #lists = new Map<string, NumberList>();
  readonly #counters = new Map<string, (number | undefined)[]>();
  /** Lists that have begun where they say: once, with the first paragraph of a level for which they say it. */
  readonly #begun = new Set<string>();

  constructor(numbering: XmlElement | undefined) {
    const abstracts = new Map<string, XmlElement>();
    const styleLinks = new Map<string, XmlElement>();
    for (const abstract of elementsIn(numbering, 'abstractNum')) {
      abstracts.set(abstract.attributes['abstractNumId'] ?? '', abstract);
      const link = valueOf(abstract, 'styleLink');
      if (link !== undefined) styleLinks.set(link, abstract);
    }
    for (const num of elementsIn(numbering, 'num')) {
      const abstractId = valueOf(num, 'abstractNumId') ?? '';
      const named = abstracts.get(abstractId);
      const abstract = styleLinks.get(valueOf(named, 'numStyleLink') ?? '') ?? named;
      if (abstract) this.#lists.set(num.attributes['numId'] ?? '', readList(num, abstract));
    }
  }

  /** The level that a list reserves for a paragraph style. */
  levelForStyle(numberId: string, styleId: string): number | undefined {
    for (const [level, { style }] of this.#lists.get(numberId)?.levels ?? []) if (style === styleId) return level;
    return undefined;
  }

  /** The printed number or bullet of the next paragraph of a list at a level; undefined where it prints none. */
  next(numberId: string, level: number): string | undefined {
    const list = this.#lists.get(numberId);
    const own = list?.levels.get(level);
    if (!list || !own) return undefined;
    const counters = this.#counters.get(list.abstractId) ?? [];
    this.#counters.set(list.abstractId, counters);
    const override = this.#begun.has(numberId) ? undefined : list.startOverrides.get(level);
    if (override !== undefined) {
      this.#begun.add(numberId);
      counters[level] = override - 1;
    }
    counters[level] = (counters[level] ?? own.start - 1) + 1;
    for (let above = 0; above < level; above += 1) counters[above] ??= list.levels.get(above)?.start ?? 1;
    for (let below = level + 1; below < LEVELS; below += 1) {
      const restart = list.levels.get(below)?.restart;
      if (restart !== 0 && (restart === undefined || level < restart)) counters[below] = undefined;
    }
    return printNumber(own, list.levels, counters, level);
  }
}

function readList(num: XmlElement, abstract: XmlElement): NumberList {
  const levels = new Map<number, NumberLevel>();
  const startOverrides = new Map<number, number>();
  for (const level of elementsIn(abstract, 'lvl')) {
    const index = levelOf(level);
    if (index !== undefined) levels.set(index, readLevel(level));
  }
  for (const override of elementsIn(num, 'lvlOverride')) {
    const index = levelOf(override);
    if (index === undefined) continue;
    const own = childOf(override, 'lvl');
    if (own) levels.set(index, readLevel(own));
    const start = valueOf(override, 'startOverride');
    if (start !== undefined) startOverrides.set(index, Number(start));
  }
  return { abstractId: abstract.attributes['abstractNumId'] ?? '', levels, startOverrides };
}

/** Word has nine levels; what calls itself another is none. */
function levelOf({ attributes }: XmlElement): number | undefined {
  const index = Number(attributes['ilvl'] ?? 0);
  return Number.isInteger(index) && index >= 0 && index < LEVELS ? index : undefined;
}

function readLevel(level: XmlElement): NumberLevel {
  const restart = valueOf(level, 'lvlRestart');
  return {
    start: Number(valueOf(level, 'start') ?? 0),
    format: valueOf(level, 'numFmt') ?? 'decimal',
    text: valueOf(level, 'lvlText') ?? '',
    restart: restart === undefined ? undefined : Number(restart),
    isLegal: switchOf(level, 'isLgl') ?? false,
    style: valueOf(level, 'pStyle'),
    font: fontOf(childOf(level, 'rPr')),
  };
}

function printNumber(
  own: NumberLevel,
  levels: ReadonlyMap<number, NumberLevel>,
  counters: readonly (number | undefined)[],
  level: number,
): string | undefined {
  if (own.format === 'none') return undefined;
  if (own.format === 'bullet') return printBullet(own);
  const text = own.text.replace(/%([1-9])/g, (_, digit: string) => {
    const index = Number(digit) - 1;
    if (index > level) return '';
    const style = own.isLegal ? 'decimal' : (FORMATS[levels.get(index)?.format ?? 'decimal'] ?? 'decimal');
    const value = counters[index] ?? 1;
    return levels.get(index)?.format === 'decimalZero' && value < 10 ? `0${value}` : printWordNumber(value, style);
  });
  return text.trim() === '' ? undefined : text.trim();
}

/** Word repeats the letter after `z`: `aa`, `bb`. */
function printWordNumber(value: number, style: NumberStyle): string {
  if (!style.endsWith('alpha') || value <= 26 || value > 520) return printListNumber(value, style);
  return printListNumber(((value - 1) % 26) + 1, style).repeat(Math.ceil(value / 26));
}

/** Bullets of fonts of signs are the signs they show; one that is not known is a bullet all the same. */
function printBullet({ text, font }: NumberLevel): string {
  const sign = readSigns(text.trim(), font);
  if (sign === '' || sign === UNKNOWN_SIGN) return '•';
  return sign === 'o' ? '◦' : sign;
}
