/** What is kept of elements: where a link leads, how many cells one takes, and in which language it is. */
const KEPT = ['href', 'colspan', 'rowspan', 'lang', 'dir'];
/** What is there for the page alone. */
const OF_PAGE = 'nav, [data-of-page], button, svg, .visually-hidden, [aria-hidden="true"], [hidden], .again';

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
  const lines = `\n${words}`;
  const pieces: string[] = [];
  let read = 1;
  for (const number of numbers) {
    const at = number === '' ? -1 : lines.indexOf(`\n${number}\n`, read - 1);
    if (at === -1) continue;
    const end = at + 1 + number.length;
    pieces.push(lines.slice(read, end));
    read = end + 1;
  }
  pieces.push(lines.slice(read));
  return [pieces.join(' ').trimEnd(), notes.join('\n')].filter(Boolean).join('\n\n');
}

function raise(text: string): HTMLElement {
  const raised = document.createElement('sup');
  raised.textContent = text;
  return raised;
}
