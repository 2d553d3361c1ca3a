import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText, foldWord } from '#domain/words/fold-text.ts';
import { countTokens, tokenizeText } from '#domain/words/tokenize.ts';

function cut(text: string): string[] {
  const { words, starts, ends } = tokenizeText(text);
  return words.map((word, index) => `${word}<${text.slice(starts[index], ends[index])}>`);
}

describe('Cutting text into words', () => {
  test.each([
    ['', []],
    [' — … ', []],
    ['The Award.', ['the<The>', 'award<Award>']],
    ['Straße', ['strasse<Straße>']],
    ['ﬁne oﬃce', ['fine<ﬁne>', 'office<oﬃce>']],
    ['e\u0301te\u0301', ['ete<e\u0301te\u0301>']],
    ['\u0301a', ['a<a>']],
    ['arbi\u00adtra\u00adtion\u00ad', ['arbitration<arbi\u00adtra\u00adtion>']],
    ['a\u00ad b', ['a<a>', 'b<b>']],
    ['m² 1½ Ⅳ ℡ ⑴', ['m2<m²>', '1½<1½>', 'iv<Ⅳ>', '1<⑴>']],
    ['C-123/21', ['c<C>', '123<123>', '21<21>']],
    ['O’Brien', ['o<O>', 'brien<Brien>']],
    ['ICC仲裁ab', ['icc<ICC>', '仲<仲>', '裁<裁>', 'ab<ab>']],
    ['ｶﾞが', ['ガ<ｶﾞ>', 'が<が>']],
    ['한국', ['한<한>', '국<국>']],
    ['한'.normalize('NFD'), [`한<${'한'.normalize('NFD')}>`]],
    ['กิน', ['กิ<กิ>', 'น<น>']],
    ['𝐀b𠀀', ['ab<𝐀b>', '𠀀<𠀀>']],
    ['ΝΟΜΟΣ', ['νομοσ<ΝΟΜΟΣ>']],
    ['हिन्दी', ['हिनदी<हिन्दी>']],
  ])('%j', (text, expected) => expect(cut(text)).toEqual(expected));

  test('words are counted as they are cut', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(countTokens(text)).toBe(tokenizeText(text).words.length);
      }),
      { numRuns: 1_000, seed: 2 },
    );
  });

  test('places are ascending, do not overlap and hold what folds to the word', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const { words, starts, ends } = tokenizeText(text);
        words.forEach((word, index) => {
          const start = starts[index] ?? -1;
          expect(start).toBeGreaterThanOrEqual(index === 0 ? 0 : (ends[index - 1] ?? 0));
          expect(ends[index]).toBeGreaterThan(start);
          expect(foldWord(text.slice(start, ends[index]))).toBe(word);
        });
      }),
      { numRuns: 1_000, seed: 1 },
    );
  });

  test('a folded word is one word and folds to itself, for every kind of character', { timeout: 60_000 }, () => {
    for (let codePoint = 0; codePoint < 0x30000; codePoint++) {
      // Long tables of like characters are sampled.
      const isSampled = (codePoint >= 0x3400 && codePoint < 0xf900) || codePoint > 0xffff;
      if ((isSampled && codePoint % 61 !== 0) || (codePoint >= 0xd800 && codePoint < 0xe000)) continue;
      const character = String.fromCodePoint(codePoint);
      for (const word of tokenizeText(`${character} a${character}b`).words) {
        if (tokenizeText(word).words.join('|') !== word) expect.fail(`U+${codePoint.toString(16)} gives ${word}`);
      }
    }
  });

  test('labels are compared without case and accents, their punctuation kept', () => {
    expect(foldText('Droit d’Établissement: Ærø')).toBe('droit d’etablissement: aero');
  });
});
