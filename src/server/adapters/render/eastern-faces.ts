import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PaperFace } from './paper-faces.ts';
import { countGlyphs, readFace } from './read-face.ts';
import { writeNamedFace } from './write-named-face.ts';

/** Faces for Chinese, Japanese and Korean, each in some hundred files by letters: where they lie, and which has what. */
const FACES = {
  'Noto Sans SC': import.meta.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
  'Noto Sans JP': import.meta.resolve('@fontsource-variable/noto-sans-jp/unicode.json'),
  'Noto Sans KR': import.meta.resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
} as const;

type Family = keyof typeof FACES;

const EASTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/gu;
/** Upright and bold; of these scripts there is no italic. */
const WEIGHTS = [400, 700];

/**
 * The faces that the eastern letters of a text need, cut down to these letters: none for a text without any. A letter is
 * looked for first where its language is: many are written otherwise in Japan or Korea than in China.
 */
export async function loadEasternFaces(text: string): Promise<PaperFace[]> {
  const wanted = new Set(text.match(EASTERN));
  const faces: PaperFace[] = [];
  for (const family of orderFamilies(wanted)) {
    for (const { name, file, letters } of findFiles(family, wanted)) {
      const { cuts, glyphs } = await cutFace(name, file, letters);
      if (glyphs > 1) faces.push(...cuts);
      // Some files lack letters that the list gives them: these are looked for further on.
      if (glyphs > letters.length) for (const letter of letters) wanted.delete(letter);
    }
  }
  return faces;
}

function orderFamilies(wanted: ReadonlySet<string>): readonly Family[] {
  const letters = [...wanted].join('');
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letters))
    return ['Noto Sans JP', 'Noto Sans SC', 'Noto Sans KR'];
  if (/\p{Script=Hangul}/u.test(letters)) return ['Noto Sans KR', 'Noto Sans SC', 'Noto Sans JP'];
  return ['Noto Sans SC', 'Noto Sans JP', 'Noto Sans KR'];
}

interface FaceFile {
  readonly name: string;
  readonly file: URL;
  readonly letters: readonly string[];
}

/** The files of a family that have some of the letters, those with most of them first. */
function findFiles(family: Family, wanted: ReadonlySet<string>): FaceFile[] {
  if (wanted.size === 0) return [];
  const index = new URL(FACES[family]);
  const ranges = JSON.parse(readFileSync(fileURLToPath(index), 'utf8')) as Record<string, string>;
  const stem = family.toLowerCase().replaceAll(' ', '-');
  return Object.entries(ranges)
    .map(([key, range]) => {
      const part = key.replaceAll(/[[\]]/gu, '');
      const has = readRanges(range);
      const letters = [...wanted].filter((letter) => has(letter.codePointAt(0) ?? 0));
      return { name: `${family} ${part}`, file: new URL(`files/${stem}-${part}-wght-normal.woff2`, index), letters };
    })
    .filter(({ letters }) => letters.length > 0)
    .sort((one, other) => other.letters.length - one.letters.length);
}

/** Reads `U+4e00-4e05,U+4e10`. */
function readRanges(text: string): (letter: number) => boolean {
  const ranges = text.split(',').map((range) => {
    const [from = 0, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((digits) => Number.parseInt(digits, 16));
    return [from, to] as const;
  });
  return (letter) => ranges.some(([from, to]) => from <= letter && letter <= to);
}

/** The cuts of one file, and how many glyphs each has. */
async function cutFace(family: string, file: URL, letters: readonly string[]) {
  const { default: subsetFont } = await import('subset-font');
  const packed = readFileSync(fileURLToPath(file));
  const cuts: PaperFace[] = [];
  let glyphs = 0;
  for (const wght of WEIGHTS) {
    const wish = { targetFormat: 'truetype', variationAxes: { wght }, keepFeatures: [] } as const;
    const tables = readFace(await subsetFont(packed, letters.join(''), wish));
    glyphs = countGlyphs(tables);
    cuts.push({ family, bytes: Buffer.from(writeNamedFace(tables, family)) });
  }
  return { cuts, glyphs };
}
