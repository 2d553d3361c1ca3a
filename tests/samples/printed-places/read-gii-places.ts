import { numbersOf, PlaceList, type PrintedPlace } from './printed-place.ts';
import { allOf, childOf, elementsOf, readTree, textOf, type Element } from './xml-tree.ts';

const NOTHING = (): boolean => false;
const NUMBERED = /^\s*\((\d+[a-z]?)\)\s*/u;
const ITEM = /^(?:\d+[a-z]?\.|[a-z]{1,2}\))$/u;

/** The numbers of a law as gesetze-im-internet.de publishes it: `§ 4a Abs. 2 Nr. 3`. */
export function readGiiPlaces(source: string): PrintedPlace[] {
  const list = new PlaceList();
  for (const norm of allOf(readTree(source), 'norm')) {
    const [head] = [...allOf(norm, 'metadaten')];
    const section = head && childOf(head, 'enbez') && textOf(childOf(head, 'enbez')!, NOTHING).trim();
    const number = /^§ (\d+[a-z]?)$/u.exec(section ?? '')?.[1];
    if (number === undefined || !head) continue;
    const title = childOf(head, 'titel');
    list.add(`s-${number}`, `§ ${number}`, title ? textOf(title, NOTHING) : '');
    for (const content of allOf(norm, 'Content')) readContent(content, number, list);
  }
  return list.places;
}

function readContent(content: Element, section: string, list: PlaceList): void {
  let around = { anchor: `s-${section}`, typed: `§ ${section}` };
  for (const paragraph of elementsOf(content)) {
    const text = beginningOf(paragraph);
    const number = NUMBERED.exec(text)?.[1];
    if (number !== undefined) {
      const typed = `§ ${section} Abs. ${number}`;
      around = { anchor: list.add(`s-${section}-${number}`, typed, text.replace(NUMBERED, '')), typed };
    }
    // A paragraph that begins with a list is one of it in the source.
    const [item] = [...allOf(paragraph, 'DT')];
    const label = item && number === undefined ? textOf(item, NOTHING).trim() : '';
    const listed = /^\((\d+[a-z]?)\)$/u.exec(label)?.[1];
    if (listed !== undefined) {
      const typed = `§ ${section} Abs. ${listed}`;
      around = { anchor: list.add(`s-${section}-${listed}`, typed, ''), typed };
      for (const words of allOf(paragraph, 'LA')) readItems(words, around, list);
    } else readItems(paragraph, around, list);
  }
}

/** The text up to the list in it. */
function beginningOf({ children }: Element): string {
  const end = children.findIndex((child) => typeof child !== 'string' && ['DL', 'table'].includes(child.name));
  const own = children.slice(0, end < 0 ? undefined : end);
  return own.map((child) => (typeof child === 'string' ? child : textOf(child, NOTHING))).join('');
}

/** Numbers of lists, and of rows of lists that are set as tables. */
function readItems(element: Element, around: { anchor: string; typed: string }, list: PlaceList): void {
  let number = '';
  for (const child of elementsOf(element)) {
    if (child.name === 'DT') number = textOf(child, NOTHING).trim();
    else if (child.name === 'DD')
      addItem(
        number,
        textOf(child, ({ name }) => name === 'DL'),
        child,
        around,
        list,
      );
    else if (child.name === 'row') {
      const [first, ...rest] = elementsOf(child).map((cell) => textOf(cell, NOTHING).trim());
      if (ITEM.test(first ?? '')) addItem(first ?? '', rest.join(' '), child, around, list);
    } else readItems(child, around, list);
  }
}

function addItem(
  label: string,
  words: string,
  element: Element,
  around: { anchor: string; typed: string },
  list: PlaceList,
) {
  const [number = ''] = numbersOf(label);
  const typed = `${around.typed} Nr. ${number}`;
  readItems(element, { anchor: list.add(`${around.anchor}-${number}`, typed, words), typed }, list);
}
