import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

/** Addresses of the library's own faces, by the name at which the sheet of the sign-in pages asks for them. */
const FACES = {
  'sans.woff2': import.meta.resolve('@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'),
  'sans-ext.woff2': import.meta
    .resolve('@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2'),
  'serif.woff2': import.meta
    .resolve('@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2'),
  'serif-ext.woff2': import.meta
    .resolve('@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2'),
};

/** Serves the faces below the provider's path: its pages stand on a host of their own, without the built application. */
export function registerFaces(app: FastifyInstance): void {
  const faces = new Map(Object.entries(FACES).map(([name, address]) => [name, readFileSync(fileURLToPath(address))]));
  app.get('/faces/:name', (request, reply) => {
    const face = faces.get((request.params as { readonly name: string }).name);
    if (!face) return reply.callNotFound();
    return reply.header('cache-control', 'public, max-age=604800').type('font/woff2').send(face);
  });
}
