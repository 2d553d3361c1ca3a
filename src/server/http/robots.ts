import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeHtml } from '#domain/document/marked-text.ts';
import { listPublicPages } from '#domain/edition/list-public-pages.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { EditionByHost } from './edition-by-host.ts';
import { isTrialHost } from './trial-hosts.ts';

const KEPT = 'public, max-age=3600';
/** What the public pages are drawn with. */
const DRAWN_WITH = ['/assets/', '/favicon.svg', '/theme.js'];

/**
 * What programs that index pages are told: of each edition its public pages and nothing else (OP-179), under the address
 * by which they came. Trial hosts, and hosts that show no edition, are not to be indexed at all.
 */
export function registerRobots(app: FastifyInstance, hosts: EditionByHost): void {
  app.get('/robots.txt', async (request, reply) => {
    const pages = listPages(hosts, request);
    const allowed = pages.length === 0 ? [] : [...pages, ...DRAWN_WITH, '/sitemap.xml'].map((path) => `Allow: ${path}`);
    const sitemap = pages.length === 0 ? [] : ['', `Sitemap: ${hosts.origin(request)}/sitemap.xml`];
    void reply.header('cache-control', KEPT).type('text/plain; charset=utf-8');
    return ['User-agent: *', ...allowed, 'Disallow: /', ...sitemap, ''].join('\n');
  });
  app.get('/sitemap.xml', async (request, reply) => {
    const pages = listPages(hosts, request);
    if (pages.length === 0) throw new LibraryError('route-not-found');
    const origin = hosts.origin(request);
    const entries = pages.map((path) => `  <url><loc>${escapeHtml(origin + path)}</loc></url>\n`);
    void reply.header('cache-control', KEPT).type('application/xml; charset=utf-8');
    return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
  });
}

function listPages(hosts: EditionByHost, request: FastifyRequest): string[] {
  const edition = hosts.find(request);
  return edition && !isTrialHost(request.hostname) ? listPublicPages(edition.routes) : [];
}
