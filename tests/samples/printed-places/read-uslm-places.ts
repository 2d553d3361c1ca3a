import { PlaceList, type PrintedPlace } from './printed-place.ts';
import { childOf, elementsOf, readTree, textOf, type Element } from './xml-tree.ts';

/** The numbers of a law of the United States: where each stands is the end of its identifier, `…/tIV/s403/a`. */
export function readUslmPlaces(source: string): PrintedPlace[] {
  const list = new PlaceList();
  const root = readTree(source);
  walk(root, list);
  return list.places;
}

function walk(element: Element, list: PlaceList): void {
  if (element.name === 'quotedContent') return;
  const { identifier } = element.attributes;
  if (identifier !== undefined && childOf(element, 'num')) add(element, identifier, list);
  for (const child of elementsOf(element)) walk(child, list);
}

function add(element: Element, identifier: string, list: PlaceList): void {
  // `/us/bill/116/s/1900`, `/us/pl/115/7` and `/us/sComp/89/304` name the law itself.
  const path = identifier.replace(/^\/us\/(?:bill\/\d+\/[a-z]+|pl\/\d+|sComp\/\d+)\/\d+\//u, '').split('/');
  const section = path.findIndex((step) => /^s\d/u.test(step));
  const title = /^t([IVXL]+)$/u.exec(path[0] ?? '')?.[1];
  if (section < 0 && title !== undefined) {
    list.add(`title-${title}`, `Title ${title}`, wordsOf(element));
    return;
  }
  // The first section of an older act prints no number of its own.
  const [main = '', ...below] = section < 0 ? ['s1', ...path] : path.slice(section);
  const number = main.slice(1);
  list.add(
    ['s', number, ...below].join('-'),
    `s ${number}${below.map((step) => `(${step})`).join('')}`,
    wordsOf(element),
  );
}

function wordsOf(element: Element): string {
  const isLeftOut = ({ name, attributes, children }: Element): boolean =>
    name === 'num' ||
    name === 'sidenote' ||
    name === 'footnote' ||
    name === 'editorialNote' ||
    attributes['class'] === 'footnoteRef' ||
    children.some((child) => typeof child !== 'string' && child.name === 'num');
  return textOf(childOf(element, 'heading') ?? element, isLeftOut);
}
