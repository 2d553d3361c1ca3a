import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Writes the PDFs that the menus name into content/files: pages of words in a font that every reader has. Run it after
 * a change of the words below and commit what it wrote.
 */
interface HouseDocument {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

const FILES: Readonly<Record<string, HouseDocument>> = {
  'ka/drafting-with-language-models.pdf': {
    title: 'Drafting with language models: what to check before you sign',
    sections: [
      {
        heading: '1. Every citation, at its source',
        paragraphs: [
          'A model writes what is likely, and a likely citation need not exist. Open each authority you name: the court, the date, the paragraph and the words between quotation marks. What you cannot open, you leave out.',
          'Pay attention to authorities that are real but stand for something else. They survive a quick look and do the greater harm.',
        ],
      },
      {
        heading: '2. The parties, the numbers, the dates',
        paragraphs: [
          'Names of companies in one group are easily exchanged, sums lose a digit, time limits are counted from the wrong event. Compare them with the file, not with the former draft.',
        ],
      },
      {
        heading: '3. What you gave away',
        paragraphs: [
          'Ask before you paste: is the text confidential under the rules of the proceeding, and does the service keep what it is given? Where the answer is not known, use no document of the case.',
        ],
      },
      {
        heading: '4. The argument is yours',
        paragraphs: [
          'Read the draft aloud as your opponent. If a step of the reasoning is one you could not defend at the hearing without the draft, it does not belong in the submission.',
        ],
      },
    ],
  },
  'ka/disclosing-machine-assistance.pdf': {
    title: 'Disclosing machine assistance: rules, orders and practice',
    sections: [
      {
        heading: '1. Look for a duty first',
        paragraphs: [
          'A duty to disclose can stand in the institution’s rules or guidance, in the first procedural order, in the law of the seat or in the rules of the bar. Read all four; they need not agree.',
        ],
      },
      {
        heading: '2. Settle it early',
        paragraphs: [
          'The case management conference is the place to ask. A short clause is enough: which uses need no word, which are to be told to the other side, and who answers for the result. Whoever signs answers for every word, whatever helped to write it.',
        ],
      },
      {
        heading: '3. What a disclosure says',
        paragraphs: [
          'Name the task, not the product: translation, transcription, sorting of documents, first drafts. Say what was checked and by whom. Privilege is not given up by saying that a tool was used; it may be by saying what it was asked.',
        ],
      },
      {
        heading: '4. Arbitrators',
        paragraphs: [
          'The mandate is personal. A tribunal that wishes to use assistance for more than form tells the parties before and hears them. The decision and its reasons are its own.',
        ],
      },
    ],
  },
  'ka/machine-generated-evidence.pdf': {
    title: 'Machine-generated evidence: weight, challenge and proof',
    sections: [
      {
        heading: '1. Three kinds',
        paragraphs: [
          'Records that a machine made by itself, such as logs and measurements. Results that a machine worked out from records, such as a valuation. Images, voices and texts that a machine may have invented. Each is proved and attacked differently.',
        ],
      },
      {
        heading: '2. Proving it',
        paragraphs: [
          'Keep the original with its hash, the chain of those who held it, and the settings under which it came about. Offer the other side the means to repeat the step. What can be repeated need not be believed.',
        ],
      },
      {
        heading: '3. Challenging it',
        paragraphs: [
          'Ask for the input, for the version and for the rate of error on cases like this one. If none of these can be had, say so and ask the tribunal what weight is left. For a suspected invention, ask for the device, not for a copy.',
        ],
      },
      {
        heading: '4. Weight',
        paragraphs: [
          'Tribunals weigh evidence freely. In doubt they look for something that does not come from the same machine and says the same.',
        ],
      },
    ],
  },
};

const PAGE = { width: 595, height: 842, margin: 72 } as const;
const LINE_CHARACTERS = 84;
const NOTE = 'Pandect Arbitration, AI hub. Written for the demo library; not legal advice.';

interface Line {
  readonly text: string;
  readonly size: number;
  readonly font: 'F1' | 'F2';
  /** Room above, in points. */
  readonly above: number;
}

function layOut({ title, sections }: HouseDocument): Line[] {
  return [
    ...wrap(title, 52).map((text, index) => ({ text, size: 17, font: 'F2' as const, above: index === 0 ? 0 : 6 })),
    { text: NOTE, size: 9, font: 'F1', above: 14 },
    ...sections.flatMap(({ heading, paragraphs }): Line[] => [
      { text: heading, size: 12, font: 'F2', above: 20 },
      ...paragraphs.flatMap((paragraph) =>
        wrap(paragraph, LINE_CHARACTERS).map((text, index) => ({
          text,
          size: 11,
          font: 'F1' as const,
          above: index === 0 ? 8 : 4,
        })),
      ),
    ]),
  ];
}

function wrap(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function drawPage(lines: readonly Line[]): string {
  let y = PAGE.height - PAGE.margin;
  return lines
    .map(({ text, size, font, above }) => {
      y -= above + size;
      return `BT /${font} ${size} Tf 1 0 0 1 ${PAGE.margin} ${y} Tm (${encode(text)}) Tj ET`;
    })
    .join('\n');
}

/** A string of a PDF in WinAnsi; the apostrophe is the one sign that is not Latin 1. */
function encode(text: string): string {
  return text.replaceAll(/[\\()]/g, String.raw`\$&`).replaceAll('’', '\\222');
}

function buildPdf(document: HouseDocument): Buffer {
  const content = drawPage(layOut(document));
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> /Contents 6 0 R >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Title (${encode(document.title)}) /Author (Pandect) >>`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

for (const [path, document] of Object.entries(FILES)) {
  const target = join(import.meta.dirname, '../content/files', path);
  mkdirSync(join(target, '..'), { recursive: true });
  writeFileSync(target, buildPdf(document));
  process.stdout.write(`${path}\n`);
}
