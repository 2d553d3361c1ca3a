/** The signs of a font whose letters are signs, from a first code on; a space where it has none. */
type SignRow = readonly [first: number, signs: string];

/** As Adobe and Unicode give them (mappings of the Symbol encoding). */
const SYMBOL: readonly SignRow[] = [
  [0x20, ' !∀#∃%&∋()∗+,−./0123456789:;<=>?'],
  [0x40, '≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_'],
  [0x60, '‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼'],
  [0xa0, '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵'],
  [0xc0, 'ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓'],
  [0xe0, '◊⟨®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪ ⟩∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭'],
];

/** The signs that documents use, as Unicode has them since it took in those of this font, the empty boxes as those to tick. */
const WINGDINGS: readonly SignRow[] = [
  [0x21, '✏✂✁    ☎✆✉✉'],
  [0x36, '⏳'],
  [0x3e, '✇✍ ✌   ☜☞☝☟ ☺ ☹'],
  [0x51, '✈☼ ❄ ✞ ✠✡☪☯ ☸♈♉♊♋♌♍♎♏♐♑♒♓&&●❍■☐□❑❒⧫⧫◆❖⬥⌧⍓⌘❀✿“”'],
  [0x80, '⓪①②③④⑤⑥⑦⑧⑨⑩⓿❶❷❸❹❺❻❼❽❾❿'],
  [0x9e, '·•⚬○○◉◎ ○▪☐ ✦★✶✴✹✵ ⌖ ⌑ ✪✰'],
  [0xd5, '⌫⌦ ➢ ➢'],
  [0xdf, '←→↑↓↖↗↙↘←→↑↓↖↗↙↘⇦⇨⇧⇩⬄⇳⬁⬀⬃⬂▭▫☓✓☒☑'],
];
const WINGDINGS_2: readonly SignRow[] = [
  [0x4f, '☓✓☒☑☒☒'],
  [0x97, '●'],
  [0xa2, '■☐'],
];
const WEBDINGS: readonly SignRow[] = [
  [0x61, '✓ ☐'],
  [0x67, '■'],
  [0x72, '☓'],
];

const FONTS: Readonly<Record<string, readonly SignRow[]>> = {
  symbol: SYMBOL,
  wingdings: WINGDINGS,
  'wingdings 2': WINGDINGS_2,
  webdings: WEBDINGS,
};

/** What stands for a sign that is in none of the tables: it says that there is one. */
export const UNKNOWN_SIGN = '\ufffd';

/** The sign that a font shows for a code, which may stand in the private use area (`F0B3`); undefined where it is not known. */
export function findSign(font: string | undefined, code: number): string | undefined {
  const own = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code;
  const row = rowsOf(font).find(([first, signs]) => own >= first && own < first + signs.length);
  const sign = row?.[1][own - row[0]];
  return sign === ' ' && own !== 0x20 ? undefined : sign;
}

/** A text with the signs that its font shows. In the private use area no other font has letters that anybody could read. */
export function readSigns(text: string, font: string | undefined): string {
  const letters = isSignFont(font) ? /[\u0021-\u007e\u00a1-\u00ff\uf020-\uf0ff]/gu : /[\uf020-\uf0ff]/gu;
  return text.replaceAll(letters, (letter) => findSign(font, letter.charCodeAt(0)) ?? UNKNOWN_SIGN);
}

/** Whether the letters of a font are signs. */
export function isSignFont(font: string | undefined): boolean {
  return rowsOf(font).length > 0;
}

function rowsOf(font: string | undefined): readonly SignRow[] {
  return FONTS[font?.trim().toLowerCase() ?? ''] ?? [];
}
