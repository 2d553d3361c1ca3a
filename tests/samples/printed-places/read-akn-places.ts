import { numbersOf, PlaceList, type PrintedPlace } from './printed-place.ts';
import { childOf, elementsOf, readTree, textOf, type Element } from './xml-tree.ts';

const QUOTED = new Set(['quotedStructure', 'embeddedStructure', 'meta', 'preface', 'preamble', 'coverPage']);
const DIVISIONS: Readonly<Record<string, readonly [step: string, word: string]>> = {
  part: ['pt', 'Part'],
  chapter: ['ch', 'Chapter'],
};

interface Around {
  readonly anchor: string;
  readonly typed: string;
}

/** The numbers of an act or instrument in Akoma Ntoso whose main parts are called so: `s`, `reg`. */
export function readAknPlaces(source: string, main: string): PrintedPlace[] {
  const list = new PlaceList();
  for (const element of elementsOf(readTree(source))) walk(element, { main, list }, {});
  return list.places;
}

interface Walk {
  readonly main: string;
  readonly list: PlaceList;
}

interface Open {
  readonly division?: Around | undefined;
  readonly schedule?: Around | undefined;
  readonly part?: Around | undefined;
}

function walk(element: Element, around: Walk, open: Open): void {
  if (QUOTED.has(element.name)) return;
  const number = childOf(element, 'num');
  const label = number && textOf(number, ({ name }) => name === 'authorialNote').trim();
  const inner = label === undefined ? open : enter(element, label, around, open);
  for (const child of elementsOf(element)) walk(child, around, inner);
}

// Long because: each kind of number has its own way to be written.
function enter(element: Element, label: string, { main, list }: Walk, open: Open): Open {
  const { name, attributes } = element;
  const words = wordsOf(element);
  const numbers = numbersOf(label);
  const [last = ''] = numbers.slice(-1);
  const add = (anchor: string, typed: string): Around => ({ anchor: list.add(anchor, typed, words), typed });
  const division = DIVISIONS[name];
  if (division) {
    const [step, word] = division;
    const above = open.division ?? open.schedule;
    const anchor = `${above ? `${above.anchor}-` : ''}${step}-${last}`;
    return { schedule: open.schedule, division: add(anchor, `${above ? `${above.typed} ` : ''}${word} ${last}`) };
  }
  if (attributes['name'] === 'schedule') {
    const isNumbered = numbers.length > 1;
    return { schedule: add(isNumbered ? `sch-${last}` : 'sch', isNumbered ? `Sch ${last}` : 'Schedule') };
  }
  if (!open.part) {
    const { schedule } = open;
    const part = schedule
      ? add(`${schedule.anchor}-para-${last}`, `${schedule.typed} para ${last}`)
      : add(`${main}-${last}`, `${main} ${last}`);
    return { ...open, part };
  }
  return { ...open, part: add(`${open.part.anchor}-${last}`, `${open.part.typed}(${last})`) };
}

/** The heading, else the first paragraph; of a part that has neither, nothing: its number stands where the first in it does. */
function wordsOf(element: Element): string {
  const isLeftOut = ({ name }: Element): boolean => name === 'authorialNote' || QUOTED.has(name);
  const heading = childOf(element, 'heading');
  if (heading) return textOf(heading, isLeftOut);
  const text = childOf(element, 'intro') ?? childOf(element, 'content');
  const paragraph = text && childOf(text, 'p');
  return paragraph ? textOf(paragraph, isLeftOut) : '';
}
