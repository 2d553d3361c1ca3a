/** What a cover is drawn from: the same work always looks the same. */
export interface CoverFacts {
  readonly id: string;
  readonly title: string;
  /** `Book`, `Loose-leaf` or `Journal`. */
  readonly type: string;
}

/** The address of a cover; it names the version, so that the picture may be kept as long as anybody likes (OP-131). */
export function coverAddress(id: string, version: string): string {
  return `/apiv2/document/cover/${encodeURIComponent(id)}.svg?v=${version.replaceAll(/\D/g, '')}`;
}

const CLOTHS = ['#1f2f46', '#5a2331', '#22443b', '#4a3a5c', '#5b4423', '#2d4a5e'];
const FOIL = '#f3ead8';
/** Of the picture, in its own units. */
const [WIDTH, HEIGHT, MARGIN, TOP] = [200, 300, 28, 58];
const MOST_LINES = 7;

/** The cover of a publication as SVG, drawn from its title and type. Its words are text: nothing of them is markup. */
export function drawCover({ id, title, type }: CoverFacts): string {
  const size = title.length < 28 ? 26 : title.length < 56 ? 21 : 17;
  // A serif letter is about half as wide as it is high.
  const lines = wrapWords(title, Math.floor((WIDTH - MARGIN * 1.5) / (size * 0.52)));
  const shown = lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES - 1), '…'] : lines;
  const texts = shown.map(
    (line, index) =>
      `<text x="${MARGIN}" y="${TOP + index * size * 1.2}" font-size="${size}">${escapeXml(line)}</text>`,
  );
  const rule = TOP + shown.length * size * 1.2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="${FOIL}" font-family="Georgia, serif">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" rx="4" fill="${clothOf(id)}"/>`,
    `<rect width="9" height="${HEIGHT}" fill="#000" fill-opacity="0.25"/>`,
    ...(type === 'Journal' ? [`<rect y="18" width="${WIDTH}" height="10"/>`] : []),
    ...(type === 'Loose-leaf' ? [60, 150, 240].map((y) => `<circle cx="14" cy="${y}" r="5"/>`) : []),
    ...texts,
    `<rect x="${MARGIN}" y="${rule}" width="44" height="1"/>`,
    `<text x="${MARGIN}" y="${HEIGHT - 22}" font-size="12">${escapeXml(type)}</text>`,
    '</svg>',
  ].join('');
}

function wrapWords(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function clothOf(id: string): string {
  let sum = 7;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return CLOTHS[sum % CLOTHS.length] ?? '';
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as XML has it; characters that XML does not allow are left out. */
function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? '').replaceAll(/[^\P{C}]/gu, '');
}
