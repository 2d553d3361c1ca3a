import type { Page } from '@playwright/test';

/** A shape that stands in a text oftener than this is left out of what the rules look at. */
const ENOUGH = 4;

/**
 * What the rules of accessibility can tell one page from another by: of every element its way down from the body, with
 * tags, classes, roles and the attributes that rules read, and whether it says anything; of headings which follows which,
 * of landmarks their names, of tables where their heads stand. Two pages without a shape that the other lacks are alike
 * to the rules, whatever words they hold.
 */
export function listShapes(page: Page): Promise<string[]> {
  return page.evaluate(readShapes);
}

/**
 * Takes from a text what repeats itself: of blocks whose every shape stands in `enough` blocks before them none is left,
 * but for headings. For a page that is left afterwards.
 */
export async function thinText(page: Page): Promise<void> {
  await page.evaluate(thin, ENOUGH);
}

// Long because: it runs in the page, where nothing else of this file is.
function readShapes(): string[] {
  const shapes = new Set<string>();
  /** Attributes whose values rules read; of the others that they are there, of names whether they are empty. */
  const valued = ['role', 'type', 'lang', 'dir', 'hidden', 'tabindex', 'aria-hidden', 'aria-level', 'aria-expanded'];
  const ignored = [
    'id',
    'class',
    'style',
    'data-block',
    'href',
    'colspan',
    'rowspan',
    'aria-rowindex',
    'aria-rowcount',
  ];
  const named = new Set(['a', 'button', 'th', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'summary', 'label', 'caption', 'li']);
  const describe = (element: Element) => {
    const attributes = element
      .getAttributeNames()
      .filter((name) => !ignored.includes(name))
      .map((name) => {
        const value = element.getAttribute(name) ?? '';
        return valued.includes(name) ? `${name}=${value}` : value.trim() === '' ? `${name} empty` : name;
      });
    const says = named.has(element.localName) && element.textContent.trim() === '' ? ['says nothing'] : [];
    const classes = [...element.classList].sort();
    return `${[element.localName, ...classes].join('.')}[${[...attributes.sort(), ...says].join(' ')}]`;
  };
  const walk = (element: Element, way: string) => {
    const own = `${way} > ${describe(element)}`;
    shapes.add(own);
    for (const child of element.children) walk(child, own);
  };
  walk(document.body, '');
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, [role="heading"]')].map(
    (heading) => heading.ariaLevel ?? heading.localName,
  );
  for (const [index, level] of headings.entries()) shapes.add(`${headings[index - 1] ?? 'start'} then ${level}`);
  const landmarks = document.querySelectorAll('nav, aside, main, header, footer, section[aria-label], [role="region"]');
  shapes.add([...landmarks].map((mark) => `${mark.localName} ${mark.ariaLabel ?? ''}`).join(', '));
  for (const table of document.querySelectorAll('table')) {
    const kinds = (cells: Iterable<Element>) =>
      Array.from(cells, ({ localName }) => localName)
        .join(' ')
        .replaceAll(/(\bt[dh])(?: \1)+/gu, '$1 …');
    const rows = [...table.rows];
    const firsts = rows.flatMap((row) => [...row.cells].slice(0, 1));
    shapes.add(`table of ${kinds(rows[0]?.cells ?? [])}, below ${kinds(firsts)}`);
  }
  return [...shapes];
}

function thin(enough: number): void {
  const seen = new Map<string, number>();
  for (const block of document.querySelectorAll('.document-text [data-block]')) {
    if (/^h\d$/u.test(block.localName)) continue;
    const shapes = [block, ...block.querySelectorAll('*')].map(
      (element) => `${element.parentElement?.localName} ${element.localName} ${element.className} ${element.role}`,
    );
    const isKnown = [...new Set(shapes)].every((shape) => (seen.get(shape) ?? 0) >= enough);
    for (const shape of new Set(shapes)) seen.set(shape, (seen.get(shape) ?? 0) + 1);
    if (isKnown) block.remove();
  }
  // Pieces of a long table are alike.
  for (const frame of [...document.querySelectorAll('.table-frame')].slice(enough)) frame.remove();
}
