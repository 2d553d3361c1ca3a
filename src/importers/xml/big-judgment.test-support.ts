import type { SourceFile } from '../importer.ts';

const HEAD =
  '<?xml version="1.0" encoding="utf-8"?>\n<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0">' +
  '<judgment name="judgment"><meta><identification source="#x"><FRBRWork><FRBRuri value="/akn/xx/judgment/2031/1"/>' +
  '<FRBRname value="Long v Longer"/></FRBRWork></identification></meta><judgmentBody><decision>';
const TAIL = '</decision></judgmentBody></judgment></akomaNtoso>';
const SENTENCE = 'The tribunal considered the submissions of both parties and every exhibit that was put before it. ';

/** A judgment of about so many bytes, made while it is read. */
export function bigJudgment(size: number): SourceFile {
  return { path: 'big.xml', size, bytes: judgmentBytes(size), readCompanion: async () => undefined };
}

async function* judgmentBytes(size: number): AsyncIterable<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(HEAD);
  let written = HEAD.length + TAIL.length;
  for (let number = 1; written < size; number += 1) {
    const note = `<authorialNote marker="${number}"><p>See exhibit C-${number}.</p></authorialNote>`;
    const paragraph =
      `<paragraph eId="para_${number}"><num>${number}.</num><content><p>${SENTENCE.repeat(8)}` +
      `<span style="font-style:italic">In the matter of ${number}</span>${note}</p></content></paragraph>\n`;
    written += paragraph.length;
    yield encoder.encode(paragraph);
  }
  yield encoder.encode(TAIL);
}
