import type { DocumentKey } from '#domain/document/document.ts';
import type { LinkTarget } from '#domain/document/inline.ts';
import { readLink } from '../xml/web-link.ts';
import type { XmlElement } from '../xml/xml-element.ts';

const CASE_LAW =
  /^https?:\/\/caselaw\.nationalarchives\.gov\.uk\/(?:id\/)?([a-z][a-z0-9/-]*\d)(?:\/data\.xml)?\/?(?:#(.+))?$/;

/** Work addresses such as `/akn/za/act/1998/78`. */
const WORK = /^\/?(akn\/[^#]+)(?:#(.+))?$/;

/** The key of the document behind a work address; the forms in which one judgment is addressed share one key. */
export function workKey(address: string): DocumentKey {
  const judgment = CASE_LAW.exec(address)?.[1];
  if (judgment) return `akn:https://caselaw.nationalarchives.gov.uk/id/${judgment}`;
  const work = WORK.exec(address)?.[1];
  return `akn:${work ? `/${work}` : address.replace(/#.*$/, '')}`;
}

/** Where an `a` or `ref` leads: a citation or work that the library may know, a place in this document, the web. */
export function readReference({ attributes }: XmlElement): LinkTarget | undefined {
  const href = attributes['href']?.trim() ?? '';
  const canonical = attributes['canonical']?.trim();
  const [, judgment, place] = CASE_LAW.exec(href) ?? WORK.exec(href) ?? [];
  const anchor = place ? { anchor: place } : {};
  if (canonical) return { to: 'document', key: canonical, ...anchor };
  if (judgment) return { to: 'document', key: workKey(href), ...anchor };
  return readLink(href);
}
