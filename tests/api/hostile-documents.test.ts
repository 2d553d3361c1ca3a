import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDocument, getDocumentPart } from '#contract/document.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { parseRefusal } from '#tests/support/parse-answer.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';

const server = new TestServer();
const HOST = 'ka.localhost:8080';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const html = (body: string) => ({ html: body });

interface Hostile {
  readonly text: { readonly html: string } | { readonly markdown: string };
  /** Must all be there in the end, in this order but for notes. */
  readonly words: readonly string[];
}

/** Texts that break what is made for ordinary ones, by their ids. */
const DOCUMENTS: Readonly<Record<string, Hostile>> = {
  'deep-lists': {
    text: html(
      `${numbers(80)
        .map((at) => `<ul><li>level${at}`)
        .join('')}${'</li></ul>'.repeat(80)}`,
    ),
    words: numbers(80).map((at) => `level${at}`),
  },
  'giant-table': {
    text: html(
      `<table><tr><th>Row</th><th>Sum</th><th>Words</th></tr>${numbers(800)
        .map((at) => `<tr><td>row${at}</td><td>${at}.50</td><td>What was found in case${at} about the quay.</td></tr>`)
        .join('')}</table>`,
    ),
    words: numbers(800).flatMap((at) => [`row${at}`, `case${at}`]),
  },
  'right-to-left': {
    text: html('<p dir="rtl" lang="ar">قضت المحكمة بأن المقعد هو القاهرة.</p><p>The seat is Cairo.</p>'),
    words: ['المحكمة', 'القاهرة', 'Cairo'],
  },
  chinese: {
    text: html('<p lang="zh">仲裁庭認定仲裁地為香港。</p><p>The seat is Hong Kong.</p>'),
    words: ['仲裁地為香港', 'Kong'],
  },
  'japanese-and-korean': {
    text: html(
      '<p lang="ja">仲裁判断は最終である。</p><p lang="ko">중재판정은 최종적이다.</p><p>The seat is Seoul.</p>',
    ),
    words: ['最終である', '최종적이다', 'Seoul'],
  },
  thai: {
    text: html('<p lang="th">คำชี้ขาดเป็นที่สุด</p><p>The seat is Bangkok.</p>'),
    words: ['ชี้ขาด', 'Bangkok'],
  },
  'missing-pictures': {
    text: html(
      '<p>Before.</p><figure><img src="gone.png" alt="Map of the port"><figcaption>The quay in 1998</figcaption></figure><p>After.</p>',
    ),
    words: ['Before', '1998', 'After'],
  },
  'many-footnotes': {
    text: {
      markdown: `${numbers(500)
        .map((at) => `${at}. Finding${at} is borne out[^${at}] by the exhibits.`)
        .join('\n\n')}\n\n${numbers(500)
        .map((at) => `[^${at}]: Exhibit C-${at}, page${at}.`)
        .join('\n')}\n`,
    },
    words: numbers(500).flatMap((at) => [`Finding${at}`, `page${at}`]),
  },
  'endless-paragraph': {
    text: {
      markdown: numbers(30_000)
        .map((at) => `clause${at}`)
        .join(' '),
    },
    words: [1, 2, 15_000, 29_999, 30_000].map((at) => `clause${at}`),
  },
};

/** No face that comes with the library has its letters, whatever the machine has, and pages with gaps are no text. */
const NOT_AS_PDF = 'thai';

beforeAll(async () => {
  for (const [id, { text }] of Object.entries(DOCUMENTS)) {
    const record = { id, title: `Of the kind ${id}`, type: 'Award' };
    if ('html' in text) server.temporary.write(`${id}.jsonl`, jsonLines({ ...record, ...text }));
    else {
      const head = `---\nid: ${id}\ntitle: ${record.title}\ntype: Award\n---\n\n`;
      server.temporary.write(`${id}.md`, `${head}${text.markdown}\n`);
    }
  }
  expect((await server.temporary.import()).refused).toEqual([]);
  await server.open();
}, 120_000);

afterAll(() => server.close());

async function readScreen(id: string): Promise<string> {
  const { headers } = await server.signIn('ka');
  const asked = { host: HOST, headers };
  const { content, contentFrom, contentTo, parts } = await server.call(getDocument, { ...asked, query: { id } });
  expect(contentFrom).toBe(0);
  const html = [content];
  for (let from = contentTo; from < parts.length;) {
    const { parts: more, to } = await server.call(getDocumentPart, { ...asked, query: { id, from, to: from + 16 } });
    html.push(...more);
    from = to;
  }
  return html.join('\n').replaceAll(/<[^>]*>/gu, ' ');
}

async function download(format: 'pdf' | 'word', id: string) {
  const { headers } = await server.signIn('ka');
  const response = await server.app.inject({
    method: 'POST',
    url: `/apiv2/api/Download/${format}`,
    payload: { kind: 'document', ids: [{ id }] },
    headers: { ...headers, host: HOST, 'content-type': 'application/json' },
  });
  return { status: response.statusCode, bytes: new Uint8Array(response.rawPayload) };
}

/** Places of the words in a text, in order; -1 for each that is not there. */
function findInOrder(text: string, words: readonly string[]): string[] {
  let at = 0;
  return words.filter((word) => {
    const found = text.indexOf(word, at);
    if (found >= 0) at = found;
    return found < 0;
  });
}

describe('a document with', () => {
  it.each(Object.keys(DOCUMENTS))(
    '%s is read whole and in order, and is a whole file or refused in words',
    async (id) => {
      const { words = [] } = DOCUMENTS[id] ?? {};
      const isNoted = id === 'many-footnotes';
      const text = await readScreen(id);
      expect(isNoted ? words.filter((word) => !text.includes(word)) : findInOrder(text, words)).toEqual([]);

      const word = await download('word', id);
      expect(word.status).toBe(200);
      const parts = unzipSync(word.bytes);
      const xml = ['word/document.xml', 'word/footnotes.xml'].map((part) => strFromU8(parts[part] ?? new Uint8Array()));
      const written = xml.join('\n').replaceAll(/<[^>]*>/gu, '');
      expect(words.filter((one) => !written.includes(one))).toEqual([]);
      // Word finds neither the way of a paragraph nor that of its letters.
      const turned = /<w:p>(?:(?!<\/w:p>).)*<w:bidi\/>(?:(?!<\/w:p>).)*<w:rtl\/>(?:(?!<\/w:p>).)*المحكمة/su;
      expect(turned.test(xml[0] ?? '')).toBe(id === 'right-to-left');

      const pdf = await download('pdf', id);
      expect(pdf.status).toBe(id === NOT_AS_PDF ? 422 : 200);
      if (pdf.status === 200) expect(strFromU8(pdf.bytes.slice(0, 5))).toBe('%PDF-');
      else {
        const refusal = parseRefusal({ statusCode: pdf.status, body: new TextDecoder().decode(pdf.bytes) });
        expect(refusal.code).toBe('text-not-settable');
        expect(refusal.details?.anchor).toBe('b1');
        expect(refusal.details?.reason).toMatch(
          /letters such as “\p{Script=Thai}”, first in the paragraph “คำชี้ขาด.*Word takes all/u,
        );
      }
    },
    180_000,
  );
});
