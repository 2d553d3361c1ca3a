import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { findContentTrouble } from './check-content.ts';

const pdf = (objects: string) =>
  findContentTrouble('pdf', new Uint8Array(Buffer.from(`%PDF-1.7\n${objects}\n%%EOF\n`, 'latin1')));
const stream = (dictionary: string, bytes: Uint8Array) =>
  `9 0 obj\n<< ${dictionary} /Length ${bytes.length} >>\nstream\n${Buffer.from(bytes).toString('latin1')}\nendstream\nendobj`;
const HIDDEN = '7 0 << /S /JavaScript >>';

test.each([
  ['a script', '1 0 obj << /S /JavaScript /JS (app.alert(1)) >>', /JavaScript/u],
  ['a script whose name is written by numbers', '1 0 obj << /S /J#61v#61Script >>', /JavaScript/u],
  [
    'a script in a packed stream of objects',
    stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(Buffer.from(HIDDEN))),
    /JavaScript/u,
  ],
  [
    'a script in a stream of objects that is not packed',
    stream('/Type /ObjStm /N 1 /First 4', Buffer.from(HIDDEN.replace('Java', 'J#61va'))),
    /JavaScript/u,
  ],
  ['a program', '1 0 obj << /S /Launch /F (cmd.exe) >>', /Launch/u],
  ['files in it', '1 0 obj << /Names << /EmbeddedFiles 2 0 R >> >>', /EmbeddedFiles/u],
  ['a film', '1 0 obj << /Subtype /RichMedia >>', /RichMedia/u],
  ['a form of XML', '1 0 obj << /AcroForm << /XFA 2 0 R >> >>', /XFA/u],
  ['what sends a form', '1 0 obj << /S /SubmitForm /F (http://a.example) >>', /SubmitForm/u],
  ['an address that it opens itself', '1 0 obj << /OpenAction << /S /URI /URI (http://a.example) >> >>', /OpenAction/u],
  [
    'an address that it opens itself, elsewhere',
    '1 0 obj << /OpenAction 12 0 R >> endobj\n12 0 obj << /S /URI /URI (http://a.example) >> endobj',
    /OpenAction/u,
  ],
  [
    'objects packed twice',
    stream('/Type /ObjStm /N 1 /First 4 /Filter [/ASCIIHexDecode /FlateDecode]', Buffer.from('00')),
    /cannot be looked through/u,
  ],
  [
    'objects that unpack without end',
    stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(Buffer.alloc(40_000_000))),
    /cannot be looked through/u,
  ],
  [
    'objects behind a long dictionary',
    stream(`/Type /ObjStm /N 1 /First 4 /X (${'x'.repeat(9000)})`, Buffer.from(HIDDEN)),
    /cannot be looked through|JavaScript/u,
  ],
  [
    'encrypted objects',
    `${stream('/Type /ObjStm /N 1 /First 4', Buffer.from('x'))} trailer << /Encrypt 3 0 R >>`,
    /encrypted/u,
  ],
])('issue 36: a PDF with %s is refused', (_, objects, reason) => {
  expect(pdf(objects)).toMatch(reason);
});

test('a PDF that opens at a page, with links to the web and harmless objects packed, is allowed', () => {
  const objects = `1 0 obj << /OpenAction [3 0 R /Fit] /OpenAction2 4 0 R >> endobj 4 0 obj << /S /URI /URI (https://a.example) >> endobj
${stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(Buffer.from('7 0 << /Type /Catalog >>')))}`;
  expect(pdf(objects)).toBeUndefined();
});
