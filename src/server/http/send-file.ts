import type { FastifyReply } from 'fastify';
import type * as z from 'zod/mini';
import { ROWS_HEADER, TOTAL_HEADER } from '#contract/download.ts';
import type { fileAnswer } from '#contract/file.ts';
import { foldWord } from '#domain/words/fold-text.ts';

/** For what is never another under the same address. */
const YEAR = 'private, max-age=31536000, immutable';

/**
 * Sends a file to be shown, or saved where it is a list, and not taken for anything else than it is. A client that has
 * these very bytes is answered 304.
 */
export function sendFile(reply: FastifyReply, type: string, file: z.output<typeof fileAnswer>): FastifyReply {
  const { list, tag, keeps } = file;
  if (list) void reply.header(ROWS_HEADER, String(list.rows)).header(TOTAL_HEADER, String(list.total));
  if (tag !== undefined) {
    void reply.header('etag', `"${tag}"`).header('cache-control', 'private, no-cache');
    if (hasTag(reply.request.headers['if-none-match'], tag)) return reply.status(304).send();
  }
  return reply
    .type(file.type ?? type)
    .header('content-disposition', `${list || file.isSaved ? 'attachment' : 'inline'}; ${describeName(file.name)}`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', keeps ? YEAR : list ? 'no-store' : 'private, no-cache')
    .send(file.bytes);
}

/** The name in ASCII for every client, and as it is for those that know RFC 5987; what ASCII cannot say is one sign, a percent sign too, which some take for an escape. */
export function describeName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\p{L}/gu, writePlain)
    .replaceAll(/(?:[^\x20-\x7e]|["%\\])+/g, '_')
    .replaceAll(/_(?: _)+/g, '_');
  if (plain === name) return `filename="${plain}"`;
  const encoded = encodeURIComponent(name).replaceAll(/['()*!]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** As the letter is spelt where there is only ASCII; itself where it is not. */
function writePlain(letter: string): string {
  const plain = foldWord(letter);
  return letter === letter.toLowerCase() ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** A weak tag counts, too: whatever compressed an answer on its way may have made it one. */
function hasTag(sent: string | undefined, tag: string): boolean {
  const tags = (sent ?? '').split(',').map((one) => one.trim().replace(/^W\//u, ''));
  return tags.includes(`"${tag}"`) || tags.includes('*');
}
