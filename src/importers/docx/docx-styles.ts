import { childOf, elementsIn, switchOf, valueOf, type XmlElement } from './xml-tree.ts';

/** What paragraph styles say that matters for reading, inheritance resolved. */
export interface ParagraphStyle {
  readonly name: string;
  /** 1 to 6, where the style is a heading. */
  readonly headingLevel?: number;
  readonly numberId?: string;
  readonly numberLevel?: number;
  readonly align?: string;
  readonly indent?: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
}

/** The paragraph styles of a document by their id; the default style under the empty id. */
export function readParagraphStyles(styles: XmlElement | undefined): ReadonlyMap<string, ParagraphStyle> {
  const sources = new Map<string, XmlElement>();
  let defaultId = '';
  for (const style of elementsIn(styles, 'style')) {
    const id = style.attributes['styleId'] ?? '';
    if (style.attributes['type'] !== undefined && style.attributes['type'] !== 'paragraph') continue;
    sources.set(id, style);
    if (/^(1|true|on)$/.test(style.attributes['default'] ?? '')) defaultId = id;
  }
  const resolved = new Map<string, ParagraphStyle>();
  const resolve = (id: string, depth: number): ParagraphStyle => {
    const known = resolved.get(id);
    const source = sources.get(id);
    if (known || !source || depth > 20) return known ?? { name: '' };
    const base = valueOf(source, 'basedOn');
    const style = {
      ...(base === undefined || base === id ? {} : withoutHeadingNumber(resolve(base, depth + 1))),
      ...ownStyle(source),
    };
    resolved.set(id, style);
    return style;
  };
  for (const id of sources.keys()) resolve(id, 0);
  const fallback = resolved.get(defaultId);
  if (fallback) resolved.set('', fallback);
  return resolved;
}

function withoutHeadingNumber(style: ParagraphStyle): Omit<ParagraphStyle, 'name'> {
  const { name: _, ...rest } = style;
  return rest;
}

function ownStyle(source: XmlElement): ParagraphStyle {
  const name = valueOf(source, 'name') ?? '';
  const properties = childOf(source, 'pPr');
  const level = headingLevelOf(name, properties);
  const numberId = valueOf(properties, 'numPr', 'numId');
  const numberLevel = valueOf(properties, 'numPr', 'ilvl');
  const align = valueOf(properties, 'jc');
  const indent = indentOf(properties);
  const bold = switchOf(childOf(source, 'rPr'), 'b');
  const italic = switchOf(childOf(source, 'rPr'), 'i');
  return {
    name,
    ...(level === undefined ? {} : { headingLevel: level }),
    ...(numberId === undefined ? {} : { numberId }),
    ...(numberLevel === undefined ? {} : { numberLevel: Number(numberLevel) }),
    ...(align === undefined ? {} : { align }),
    ...(indent === undefined ? {} : { indent }),
    ...(bold === undefined ? {} : { bold }),
    ...(italic === undefined ? {} : { italic }),
  };
}

/** A heading by the style's name or by its outline level; 9 is body text. */
export function headingLevelOf(styleName: string, properties: XmlElement | undefined): number | undefined {
  const named = /^heading ([1-9])$/i.exec(styleName)?.[1];
  const outline = valueOf(properties, 'outlineLvl');
  const level = named === undefined ? (outline === undefined ? undefined : Number(outline) + 1) : Number(named);
  return level === undefined || !(level >= 1 && level <= 9) ? undefined : Math.min(level, 6);
}

/** The left indent in twentieths of a point. */
export function indentOf(properties: XmlElement | undefined): number | undefined {
  const indent = childOf(properties, 'ind')?.attributes;
  const left = Number(indent?.['left'] ?? indent?.['start']);
  return Number.isFinite(left) ? left : undefined;
}

/** The font of a run or of a level of a list, where it says one. */
export function fontOf(properties: XmlElement | undefined): string | undefined {
  const { ascii, hAnsi } = childOf(properties, 'rFonts')?.attributes ?? {};
  return ascii ?? hAnsi;
}
