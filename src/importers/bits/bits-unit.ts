import type { ContentsNode } from '#domain/records/publication.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { childNodes, findNode, nodeText, type XmlNode } from '../xml/xml-node.ts';
import { titleText } from '../jats/jats-record.ts';

/** A heading inside a part, for the table of contents. */
export interface PartHeading {
  readonly level: number;
  readonly label: string;
  readonly id: string;
}

/** A part of a book while it is read: a chapter, a preface, the matter before or after the chapters. */
export interface BookUnit {
  readonly element: XmlElement;
  readonly around: BookUnit | undefined;
  /** Metadata elements of the part. */
  readonly meta: XmlNode[];
  /** Headings of the text since its last document. */
  headings: PartHeading[];
  /** Whether text stands that no document has taken. */
  hasText: boolean;
  /** Documents written for this part; a part around chapters may have text before and after them. */
  documents: number;
  /** Key of the first of them. */
  firstKey?: string;
  /** Its label in the table of contents, once its first document is written. */
  label?: string;
  /** Entries of the table of contents below this part. */
  readonly children: ContentsNode[];
}

/** Elements that are parts of their own. */
const UNITS: ReadonlySet<string> = new Set([
  'book',
  'book-part',
  'book-part-wrapper',
  'front-matter-part',
  'book-app',
  'preface',
  'foreword',
  'dedication',
  'book-front',
  'front-matter',
  'book-back',
]);

/** Whether an element begins a part; `back` does when it is the book's own, not a chapter's. */
export function isUnit({ name }: XmlElement, parent: XmlElement | undefined): boolean {
  if (name === 'back') return parent?.name === 'book';
  // A chapter may carry front matter of the older book model; it stays in the chapter.
  if (name === 'book-front' || name === 'preface' || name === 'dedication' || name === 'foreword')
    return parent?.name === 'book' || parent?.name === 'front-matter' || parent?.name === 'book-back';
  return UNITS.has(name);
}

export function openUnit(element: XmlElement, around: BookUnit | undefined): BookUnit {
  return { element, around, meta: [], headings: [], hasText: false, documents: 0, children: [] };
}

/** The metadata of a part as one node. */
export function unitMeta({ element, meta }: BookUnit): XmlNode {
  return { element, children: meta };
}

/** Titles of parts that the source leaves without one. */
const UNTITLED: Readonly<Record<string, string>> = {
  preface: 'Preface',
  foreword: 'Foreword',
  dedication: 'Dedication',
  'book-front': 'Front matter',
  'front-matter': 'Front matter',
  'front-matter-part': 'Front matter',
  'book-back': 'Back matter',
  back: 'Back matter',
};

/** The title of a part, without its number. */
export function unitTitle(unit: BookUnit): string {
  const group = findNode(unitMeta(unit), 'title-group');
  const title = childNodes(group).find(({ element }) => element.name === 'title');
  const printed = titleText(title) || titleText(findNode(unitMeta(unit), 'book-title'));
  return printed || (unit.headings[0]?.label ?? UNTITLED[unit.element.name] ?? unitNumber(unit) ?? 'Untitled part');
}

/** The number of a part as printed (`Chapter 1.`), else as the source counts it. */
function unitNumber(unit: BookUnit): string | undefined {
  const group = findNode(unitMeta(unit), 'title-group');
  const label = nodeText(childNodes(group).find(({ element }) => element.name === 'label'));
  return label || unit.element.attributes['book-part-number'] || undefined;
}

/** The label of a part in the table of contents: number and title. */
export function unitLabel(unit: BookUnit): string {
  const number = unitNumber(unit);
  const title = unitTitle(unit);
  if (number === undefined || title === number) return title;
  return /[.:)\]]$/.test(number) ? `${number} ${title}` : `${number}. ${title}`;
}

/** The source's identifier of a part. */
export function unitId(unit: BookUnit): string | undefined {
  const id = childNodes(unitMeta(unit)).find(({ element }) => element.name === 'book-part-id');
  return unit.element.attributes['id'] ?? (nodeText(id) || undefined);
}
