import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EditionView } from '#contract/edition-view.ts';
import { isEditionId, type Edition, type EditionId } from '#domain/edition/edition.ts';
import { escapeHtml } from '#domain/document/marked-text.ts';
import { LibraryError } from '#domain/errors.ts';
import { answerError } from './answer-error.ts';
import type { EditionByHost } from './edition-by-host.ts';

const PLACEHOLDER = '%EDITION_VIEW%';
const API_PREFIXES = ['/apiv1', '/apiv2', '/mip', '/mdl'];

/** Serves the application: hashed assets for a year, its page for every other address. */
export async function registerPages(
  app: FastifyInstance,
  webFolder: string,
  hosts: EditionByHost,
  editions: Readonly<Record<EditionId, Edition>>,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: webFolder,
    index: false,
    wildcard: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(webFolder, 'assets'));
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const pageFile = join(webFolder, 'index.html');
  const page = existsSync(pageFile) ? readFileSync(pageFile, 'utf8') : `<p>The pages are not built: run npm start.</p>`;
  app.get('/apiv2/edition/choose', async (request, reply) => {
    const { id } = request.query as { id?: string };
    if (id !== undefined && isEditionId(id)) hosts.choose(reply, id);
    return reply.redirect('/', 303);
  });
  app.setNotFoundHandler((request, reply) => servePage(request, reply, { page, hosts, editions }));
}

interface PageSources {
  readonly page: string;
  readonly hosts: EditionByHost;
  readonly editions: Readonly<Record<EditionId, Edition>>;
}

function servePage(request: FastifyRequest, reply: FastifyReply, sources: PageSources): FastifyReply {
  const path = request.url.split('?')[0]?.toLowerCase() ?? '/';
  const isCall = API_PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
  const isPage = (request.method === 'GET' || request.method === 'HEAD') && !isCall && !path.startsWith('/assets/');
  if (!isPage) return answerError(request, reply, new LibraryError('route-not-found'));
  const edition = sources.hosts.find(request);
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
  if (!edition) {
    request.log.warn({ host: request.headers.host }, 'No SiteId found');
    return reply.status(404).send(renderChooser(Object.values(sources.editions)));
  }
  return reply.send(fillPage(sources.page, sources.hosts.present(edition, request)));
}

/** The edition view stands in a data block; `<` is written so that it can never end the block. */
function fillPage(page: string, view: EditionView): string {
  return page
    .replace('<html', `<html data-edition="${escapeHtml(view.theme)}"`)
    .replace(/<title>.*?<\/title>/, `<title>${escapeHtml(view.name)}</title>`)
    .replace(PLACEHOLDER, () => JSON.stringify(view).replaceAll('<', '\\u003c'));
}

/** A host that names no edition: say so and offer the ones there are. */
function renderChooser(editions: readonly Edition[]): string {
  const links = editions.map((edition) => {
    const host = escapeHtml(edition.hosts[0] ?? '');
    return `<li><a href="//${host}">${escapeHtml(edition.name)}</a> (${host})</li>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Choose an edition</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main><h1>Choose an edition</h1>
<p>This address belongs to no edition of the library. These do:</p><ul>${links.join('')}</ul></main></body></html>`;
}
