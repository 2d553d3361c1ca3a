import type { HeadMetadata } from '#domain/bibliography/describe-head.ts';
import { escapeHtml } from '#domain/document/marked-text.ts';

/** The metadata of a work as elements of a head: nothing in it runs, nothing ends an element before its time. */
export function renderHead({ tags, linkedData }: HeadMetadata): string {
  const metas = tags.map(
    ([name, content]) => `<meta data-work name="${escapeHtml(name)}" content="${escapeHtml(content)}">`,
  );
  return [
    '<link rel="schema.DC" href="http://purl.org/dc/elements/1.1/">',
    '<link rel="schema.DCTERMS" href="http://purl.org/dc/terms/">',
    ...metas,
    `<script data-work type="application/ld+json">${JSON.stringify(linkedData).replaceAll('<', '\\u003c')}</script>`,
  ].join('');
}

/** The context object that reference managers look for in the text of a page (COinS); it shows nothing, and works without one have none. */
export function renderContext({ context }: HeadMetadata): string {
  return context === undefined ? '' : `<span data-work class="Z3988" title="${escapeHtml(context)}"></span>`;
}
