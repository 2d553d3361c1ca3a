import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EditionView } from '#contract/edition-view.ts';
import { listVisitorCodes } from '#domain/access/visitor.ts';
import { isEditionId } from '#domain/edition/edition.ts';
import { nameAddressPlaces } from '#domain/places/name-filter-places.ts';
import { escapeHtml } from '#domain/document/marked-text.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { answerError } from './answer-error.ts';
import type { BuiltPages } from './built-pages.ts';
import { isForCall, readPath } from './call-address.ts';
import type { HeadMetadata } from '#domain/bibliography/describe-head.ts';
import type { PageHeads } from '#server/ports/page-heads.ts';
import type { EditionByHost } from './edition-by-host.ts';
import { renderContext, renderHead } from './render-head.ts';
import { renderPreloads } from './route-preloads.ts';
import { welcome, type VisitParts } from './visit.ts';

const ICON = /\.svg$/u;
/** The page that signs out. */
const SIGN_OUT = /^\/account\/logout\/?(?:\?|$)/iu;
const PLACEHOLDER = '%EDITION_VIEW%';

interface PageParts extends VisitParts {
  readonly heads: PageHeads;
}

/** Serves the application: hashed assets for a year, its page for every other address. */
export async function registerPages(app: FastifyInstance, pages: BuiltPages, parts: PageParts): Promise<void> {
  await app.register(fastifyStatic, {
    root: pages.folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(pages.folder, 'assets'));
      // Browsers look at the icon again at every address.
      const kept = isHashed
        ? 'public, max-age=31536000, immutable'
        : ICON.test(path)
          ? 'public, max-age=86400'
          : undefined;
      reply.header('cache-control', kept ?? 'no-cache');
    },
  });
  app.get('/apiv2/edition/choose', async (request, reply) => {
    const { id } = request.query as { id?: string };
    if (id !== undefined && isEditionId(id)) parts.hosts.choose(reply, id);
    return reply.redirect('/', 303);
  });
  app.setNotFoundHandler((request, reply) => servePage(request, reply, pages, parts));
}

async function servePage(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: BuiltPages,
  parts: PageParts,
): Promise<FastifyReply> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isPage = isRead && !isForCall(request) && !readPath(request.url).startsWith('/assets/');
  if (!isPage) return answerError(request, reply, new LibraryError('route-not-found'));
  const { hosts } = parts;
  const edition = hosts.find(request);
  reply.type('text/html; charset=utf-8').header('cache-control', 'private, no-cache');
  if (!edition) {
    request.log.warn({ host: request.headers.host }, 'No SiteId found');
    return reply.status(404).send(renderChooser(hosts.listLinks(request)));
  }
  // Another site's link must not sign anybody out; the reader is asked instead.
  if (request.headers['sec-fetch-site'] === 'cross-site' && SIGN_OUT.test(request.url)) {
    return reply.redirect('/account/switchAccount', 303);
  }
  const named = nameAddressPlaces(request.url);
  if (named !== request.url) return reply.redirect(named, 302);
  const { visitor } = await welcome(parts, request, reply);
  const codes = listVisitorCodes(edition, visitor);
  const preloads = renderPreloads(pages.manifest, edition, codes, request.url);
  const head = codes.length === 0 ? undefined : await describePage(request, parts, edition.id);
  return reply.send(fillPage(pages.page, await hosts.present(edition, request), preloads, head));
}

/** Only a courtesy to programs: the page is served without it where it cannot be had. */
async function describePage(
  request: FastifyRequest,
  { heads, hosts }: PageParts,
  edition: string,
): Promise<HeadMetadata | undefined> {
  try {
    return await heads.describe({
      edition,
      path: decodeURIComponent(request.url.split('?', 1)[0] ?? ''),
      origin: hosts.origin(request),
    });
  } catch (error) {
    request.log.warn(error, 'The head of a page could not be described');
    return undefined;
  }
}

/** The edition view stands in a data block; `<` is written so that it can never end the block. */
function fillPage(page: string, view: EditionView, preloads: string, head: HeadMetadata | undefined): string {
  const title = head ? `${view.name} | ${head.title}` : view.name;
  return page
    .replace('</head>', () => `${head ? renderHead(head) : ''}${preloads}</head>`)
    .replace('</body>', () => `${head ? renderContext(head) : ''}</body>`)
    .replace('<html', `<html data-edition="${escapeHtml(view.theme)}"`)
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(PLACEHOLDER, () => JSON.stringify(view).replaceAll('<', '\\u003c'));
}

/** A host that names no edition: say so and offer the ones there are (ERR-008). */
function renderChooser(links: ReturnType<EditionByHost['listLinks']>): string {
  const items = links.map(({ name, href }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(name)}</a></li>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Choose an edition</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main><h1>Choose an edition</h1>
<p>This address belongs to no edition of the library. These do:</p><ul>${items.join('')}</ul></main></body></html>`;
}
