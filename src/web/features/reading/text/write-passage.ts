/** What is kept of elements: where a link leads, how many cells one takes, and in which language it is. */
const KEPT = ['href', 'colspan', 'rowspan', 'lang', 'dir'];
/** What is there for the page alone. */
const OF_PAGE = 'button, svg, .visually-hidden, [aria-hidden="true"], [hidden], .again';

/**
 * A passage as other programmes take it: its headings, paragraphs, tables and links, without the looks of this page.
 *
 * @param address Of the page, for links within it.
 * @param notes Of the footnotes that the passage refers to, below it.
 */
export function writePassage(passage: DocumentFragment, address: string, notes: readonly string[]): string {
  const box = document.createElement('div');
  box.append(passage.cloneNode(true));
  for (const element of box.querySelectorAll(OF_PAGE)) element.remove();
  for (const element of box.querySelectorAll('*')) {
    if (element.matches('.note-mark')) element.replaceWith(raise(element.textContent));
    const href = element.getAttribute('href');
    if (href !== null) element.setAttribute('href', new URL(href, address).href);
    for (const name of element.getAttributeNames()) if (!KEPT.includes(name)) element.removeAttribute(name);
  }
  for (const note of notes) {
    const paragraph = document.createElement('p');
    paragraph.textContent = note;
    box.append(paragraph);
  }
  return box.innerHTML;
}

/** The words of a passage; the number of a paragraph stands before it, not on a line of its own. */
export function writeWords(words: string, passage: DocumentFragment, notes: readonly string[]): string {
  const numbers = [...passage.querySelectorAll('.number')].map(({ textContent }) => textContent.trim());
  let [read, rest] = ['', words];
  for (const number of numbers) {
    const at = number === '' ? -1 : `\n${rest}`.indexOf(`\n${number}\n`);
    if (at === -1) continue;
    read += `${rest.slice(0, at + number.length)} `;
    rest = rest.slice(at + number.length + 1);
  }
  return [(read + rest).trimEnd(), notes.join('\n')].filter(Boolean).join('\n\n');
}

function raise(text: string): HTMLElement {
  const raised = document.createElement('sup');
  raised.textContent = text;
  return raised;
}
