import { expect, test } from 'vitest';
import { readCastFile } from './read-cast-file.ts';

/** A package of one part that is not packed. */
function zip(name: string, content: string): Uint8Array {
  const path = new TextEncoder().encode(name);
  const bytes = new TextEncoder().encode(content);
  const directory = 30 + path.length + bytes.length;
  const made = new Uint8Array(directory + 46 + path.length + 22);
  const view = new DataView(made.buffer);
  view.setUint16(26, path.length, true);
  made.set(path, 30);
  made.set(bytes, 30 + path.length);
  view.setUint32(directory, 0x02_01_4b_50, true);
  view.setUint32(directory + 20, bytes.length, true);
  view.setUint16(directory + 28, path.length, true);
  made.set(path, directory + 46);
  const end = directory + 46 + path.length;
  view.setUint32(end, 0x06_05_4b_50, true);
  view.setUint16(end + 10, 1, true);
  view.setUint32(end + 16, directory, true);
  return made;
}

const read = (name: string, bytes: Uint8Array | string) => readCastFile(new File([bytes as BlobPart], name));
const word = (body: string) => zip('word/document.xml', `<w:document><w:body>${body}</w:body></w:document>`);
const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

test('OP-177: tabs, line breaks and paragraphs in a cell part the words of a Word file', async () => {
  const tabbed =
    '<w:p><w:pPr><w:tabs><w:tab w:pos="9"/></w:tabs></w:pPr><w:r><w:t>Claimant:</w:t><w:tab/><w:t>Quay &amp; Co &#x2013; AS</w:t></w:r></w:p>';
  const broken = '<w:p><w:r><w:t>Ingrid Solheim</w:t><w:br/><w:t>Tobias Ruegg</w:t></w:r></w:p>';
  const row = `<w:tr><w:tc>${paragraph('Amara')}${paragraph('Okonkwo')}</w:tc><w:tc>${paragraph('Expert')}</w:tc></w:tr>`;
  expect(await read('a.docx', word(tabbed + broken + row))).toEqual({
    text: 'Claimant: Quay & Co – AS\nIngrid Solheim\nTobias Ruegg\nAmara Okonkwo\tExpert',
  });
});

test.each([
  ['names.csv', new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]), 'is no text, whatever its name says'],
  ['names.txt', 'Halvorsen\0Energi', 'is no text, whatever its name says'],
  [
    'names.txt',
    new Uint8Array([0x53, 0xf8, 0x72, 0x65, 0x6e]),
    'is not in UTF-8, so that letters such as é would be lost',
  ],
  ['names.txt', 'Solheim\n'.repeat(110_000), 'holds more text than a list of names'],
  ['names.csv', 'Solheim\n'.repeat(30_000), 'holds more text than a list of names'],
  ['names.docx', word(paragraph('Solheim').repeat(30_000)), 'holds more text than a list of names'],
  ['names.docx', word('<w:t a="'), 'holds no text'],
  ['names.docx', zip('word/document.xml', '<'.repeat(200_000)), 'may be damaged or encrypted'],
])(
  'OP-177: %s that is no list of names is refused in words, and nothing of it is cut off',
  async (name, bytes, words) => {
    expect((await read(name, bytes)).refusal).toContain(words);
  },
);

test('OP-177: names in UTF-16 with its mark are read', async () => {
  const letters = Array.from('\uFEFFSøren\nJosé', (letter) => letter.charCodeAt(0));
  const bytes = Uint8Array.from(letters.flatMap((code) => [code & 0xff, code >> 8]));
  expect(await read('a.txt', bytes)).toEqual({ text: 'Søren\nJosé' });
});

test.each([
  ['rows without an end', 'xlsx', `<worksheet><row>${'<c r="ZZZ1"><v>1</v></c>'.repeat(200_000)}</row></worksheet>`],
  ['empty paragraphs', 'docx', '<w:p/>'.repeat(400_000)],
  ['a name of a tag without an end', 'docx', `<${'a'.repeat(3_000_000)}<b>`],
  ['comments without an end', 'docx', '<!--'.repeat(700_000)],
])(
  'OP-177: a file with %s is refused in words, at a cost that grows with its length alone',
  async (_, kind, xml) => {
    const part = kind === 'docx' ? 'word/document.xml' : 'xl/worksheets/sheet1.xml';
    expect((await read(`a.${kind}`, zip(part, xml))).refusal).toContain('Paste the names instead');
  },
  // Read by its square, such a file takes minutes.
  60_000,
);

test('OP-177: a line of 400,000 cells is refused at once', async () => {
  expect((await read('a.csv', 'a;'.repeat(399_000))).refusal).toContain('holds more text than a list of names');
});
