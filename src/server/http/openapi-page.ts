import type { FastifyInstance } from 'fastify';
import { CALLS } from '#contract/calls.ts';
import { createOpenapiDocument } from '#contract/openapi.ts';
import { escapeHtml } from '#domain/document/marked-text.ts';

/** The published description of the calls, for programs and for people; made when somebody asks for it first. */
export function registerOpenapi(app: FastifyInstance, version: string): void {
  let made: ReturnType<typeof createOpenapiDocument> | undefined;
  const describe = () => (made ??= createOpenapiDocument(version));
  app.get('/apiv2/openapi.json', async () => describe());
  app.get('/apiv2/openapi', async (_request, reply) => {
    return reply.type('text/html; charset=utf-8').send(renderPage(version, describe()));
  });
}

function renderPage(version: string, described: ReturnType<typeof createOpenapiDocument>): string {
  const document = described as { paths: Record<string, Record<string, unknown>> };
  const calls = CALLS.map((call) => {
    const operation = document.paths[call.path]?.[call.method.toLowerCase()];
    return `<section><h2><code>${call.method} ${escapeHtml(call.path)}</code></h2><p>${escapeHtml(call.summary)}</p>
<details><summary>Fields</summary><pre tabindex="0">${escapeHtml(JSON.stringify(operation, undefined, 2))}</pre></details></section>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pandect | The calls</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main><h1>The calls of the library</h1>
<p>Version ${escapeHtml(version)}. The base path <code>/apiv1</code> is a permanent alias of <code>/apiv2</code>; paths and field names match whatever their letter case.
The same as OpenAPI 3.1: <a href="/apiv2/openapi.json">openapi.json</a>.</p>${calls.join('')}</main></body></html>`;
}
