import { createServer, type Server } from 'node:http';
import { readAnswer, type ServerClient } from '../report/ask-server.ts';

interface Details {
  readonly content: string;
  readonly contentTo: number;
  readonly parts: readonly unknown[];
  readonly tocItems: readonly { readonly id: string }[];
  readonly version: number;
}

/** The whole text of a document as the product sends it, and an anchor near its end. */
export interface WholeText {
  readonly html: string;
  readonly deepAnchor: string;
}

/** Asks for all parts of a document. */
export async function fetchWhole(client: ServerClient, id: string): Promise<WholeText> {
  const call = (name: string, query: Record<string, string>) =>
    client.get(`/apiv2/document/${name}?${new URLSearchParams({ id, ...query }).toString()}`);
  const { content, contentTo, parts, tocItems, version } = readAnswer<Details>(await call('GetDocument', {}));
  const html = [content];
  for (let from = contentTo; from < parts.length;) {
    const place = { from: `${from}`, to: `${from + 16}`, version: `${version}` };
    const more = readAnswer<{ parts: string[]; to: number }>(await call('GetDocumentPart', place));
    html.push(...more.parts);
    from = more.to;
  }
  return { html: html.join('\n'), deepAnchor: tocItems.at(Math.floor(tocItems.length * 0.95))?.id ?? '' };
}

const HEAD = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Plain</title><style>
body { max-width: 42rem; margin: 2rem auto; font: 1.125rem/1.55 serif } [hidden] { display: none }
</style><main class="document-text">`;

/** Serves a text as one page of plain HTML without a script. */
export async function servePlain(html: string): Promise<{ readonly url: string; close(): void }> {
  const page = Buffer.from(`${HEAD}${html}</main></html>`);
  const server: Server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
