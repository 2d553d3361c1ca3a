import type { NoteInline } from '#domain/document/inline.ts';
import { attributeOf, classesOf, elementsOf, isElement, textOf, type HtmlDocument, type HtmlElement } from './dom.ts';

/** The footnotes of a document: the marks that refer to them and the elements that hold their text. */
export interface HtmlNotes {
  readonly references: ReadonlyMap<HtmlElement, NoteInline>;
  /** Element that holds the text -> the note's identifier and mark. */
  readonly bodies: ReadonlyMap<HtmlElement, NoteInline>;
  /** The links that lead back from a note, which are no words of it. */
  readonly backLinks: ReadonlySet<HtmlElement>;
}

const MARK = /^[[(]?(\d{1,5}|[*†‡§¶]{1,4}|[a-z]|[ivxlc]{1,6})[\])]?\.?$/i;
const NOTE_ID = /^_?(?:fn|ftn|footnote|foot|note|nt|en|edn|endnote|cite_note)[-_:.]?[a-z]?[-_]?\d*/i;
const NOTE_HOLDERS = new Set(['li', 'p', 'div', 'aside', 'dd', 'section', 'td', 'footnote']);

/** Finds footnotes that can be recognised with certainty: a short mark that links to a note later in the document. */
export function findHtmlNotes(document: HtmlDocument): HtmlNotes {
  const elements = [...elementsOf(document)];
  const links = elements.filter(({ tagName, attrs }) => tagName === 'a' && attrs.some(({ name }) => name === 'href'));
  const order = new Map(links.length === 0 ? [] : elements.map((element, index) => [element, index]));
  const targets = new Map<string, HtmlElement>();
  for (const element of elements) {
    for (const name of ['id', 'name']) {
      const id = attributeOf(element, name);
      if (id !== undefined && (name === 'id' || element.tagName === 'a') && !targets.has(id)) targets.set(id, element);
    }
  }
  const references = new Map<HtmlElement, NoteInline>();
  const bodies = new Map<HtmlElement, NoteInline>();
  const backLinks = new Set<HtmlElement>();
  for (const link of links) {
    const id = /^#(.+)$/.exec(attributeOf(link, 'href') ?? '')?.[1];
    const target = id === undefined ? undefined : targets.get(id);
    const mark = MARK.exec(textOf(link).trim())?.[0];
    if (id === undefined || target === undefined || mark === undefined || !(isNoteReference(link) || NOTE_ID.test(id)))
      continue;
    const body = holderOf(target);
    if (!body || (order.get(body) ?? 0) < (order.get(link) ?? 0) || hasAncestor(link, body)) continue;
    const note: NoteInline = { kind: 'note', note: id, mark: bodies.get(body)?.mark ?? mark };
    references.set(link, note);
    if (!bodies.has(body)) bodies.set(body, note);
  }
  for (const body of bodies.keys()) for (const link of elementsOf(body)) if (isBackLink(link)) backLinks.add(link);
  return { references, bodies, backLinks };
}

function isNoteReference(link: HtmlElement): boolean {
  if (/noteref/.test(`${attributeOf(link, 'role') ?? ''} ${attributeOf(link, 'epub:type') ?? ''}`)) return true;
  if (classesOf(link).some((name) => /^(fn|footnote|noteref|footnote-ref)$/i.test(name))) return true;
  return isRaised(link);
}

/** A mark that stands above the line, whichever of the two elements is in the other. */
function isRaised(link: HtmlElement): boolean {
  const only = link.childNodes.length === 1 ? link.childNodes[0] : undefined;
  const isInside = only !== undefined && 'tagName' in only && only.tagName === 'sup';
  return isInside || parentOf(link)?.tagName === 'sup';
}

function isBackLink(link: HtmlElement): boolean {
  if (link.tagName !== 'a' || !attributeOf(link, 'href')?.startsWith('#')) return false;
  const text = textOf(link).trim();
  return MARK.test(text) || /^(?:[\s↩↑^⏎]|\ufe0e)*$/.test(text);
}

function holderOf(target: HtmlElement): HtmlElement | undefined {
  let holder: HtmlElement | undefined = target;
  while (holder && !NOTE_HOLDERS.has(holder.tagName)) holder = parentOf(holder);
  const parent = holder && parentOf(holder);
  // A paragraph that is a whole `div class="footnote"` stands for it.
  if (parent && parent.tagName !== 'body' && classesOf(parent).some((name) => /^(foot|end)?note$/i.test(name)))
    return parent;
  return holder;
}

function parentOf(element: HtmlElement): HtmlElement | undefined {
  const parent = element.parentNode;
  return parent && 'tagName' in parent && isElement(parent) ? parent : undefined;
}

function hasAncestor(element: HtmlElement, ancestor: HtmlElement): boolean {
  for (let at: HtmlElement | undefined = element; at; at = parentOf(at)) if (at === ancestor) return true;
  return false;
}
