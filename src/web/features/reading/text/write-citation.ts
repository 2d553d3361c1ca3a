/** A document as somebody refers to it. */
interface Cited {
  /** How it is cited: number, reporter or neutral citation, with or without its title. */
  readonly citation: string;
  readonly title: string;
  /** Where it is read, absolute. */
  readonly address: string;
}

/**
 * A citation as HTML for a memo or a mail: the title in italics, unless the citation names it already, and the citation as
 * a link to the document.
 */
export function writeCitation({ citation, title, address }: Cited): string {
  const at = citation.indexOf(title);
  const link = (html: string) => `<a href="${escape(address)}">${html}</a>`;
  if (title === '') return link(escape(citation));
  if (at === -1) return `<i>${escape(title)}</i>, ${link(escape(citation))}`;
  const [before, after] = [citation.slice(0, at), citation.slice(at + title.length)];
  return link(`${escape(before)}<i>${escape(title)}</i>${escape(after)}`);
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
