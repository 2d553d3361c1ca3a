import { describe, expect, test } from 'vitest';
import { blockText } from '#domain/document/block.ts';
import { importSource } from '../reading/importers.test-support.ts';
import { buildDocx, item, level, p, r } from './docx.test-support.ts';
import { docxImporter } from './docx.importer.ts';
import { findSign, readSigns, UNKNOWN_SIGN } from '../reading/sign-fonts.ts';

const textsOf = async (body: string, numbering?: string) =>
  (await importSource(docxImporter, buildDocx(body, numbering === undefined ? {} : { numbering }))).blocks.map(
    blockText,
  );
const sym = (font: string, char: string) => `<w:r><w:sym w:font="${font}" w:char="${char}"/></w:r>`;
const fonts = (font: string) => `<w:rFonts w:ascii="${font}" w:hAnsi="${font}"/>`;

describe('Characters of Symbol and Wingdings', () => {
  test('are the signs that they show, and never bullets', async () => {
    const body =
      p(
        `${r('turnover is ')}${sym('Symbol', 'F0B3')}${r(' 5 million and the film is 5 ')}${sym('Symbol', 'F06D')}${r('m')}`,
      ) + p(`${r('Reportable: ')}${sym('Wingdings', 'F0FE')}${r(' yes ')}${sym('Wingdings', 'F0A8')}${r(' no')}`);
    expect(await textsOf(body)).toEqual(['turnover is ≥ 5 million and the film is 5 μm', 'Reportable: ☑ yes ☐ no']);
  });

  test('are so as letters of a run in such a font, too, in the private use area and outside of it', async () => {
    const body = p(
      `${r('\uf0a3', fonts('Symbol'))}${r(' 5 ')}${r('m', fonts('Symbol'))}${r('m ')}${r('\uf0fc', fonts('Wingdings'))}`,
    );
    expect(await textsOf(body)).toEqual(['≤ 5 μm ✓']);
  });

  test('that no table has are marked as signs that are not known', async () => {
    expect(await textsOf(p(`${r('a ')}${sym('Wingdings 3', 'F07D')}${r(' b \uf0b7')}`))).toEqual([
      `a ${UNKNOWN_SIGN} b ${UNKNOWN_SIGN}`,
    ]);
  });

  test('are the bullets of lists where they are known, else a list has bullets all the same', async () => {
    const lists = [
      ['Symbol', '\uf0b7'],
      ['Wingdings', '\uf0a7'],
      ['Wingdings', '\uf0fc'],
      ['Wingdings 3', '\uf07d'],
    ];
    const numbering = lists
      .map(
        ([font = '', sign = ''], at) =>
          `<w:abstractNum w:abstractNumId="${at}">${level(0, 'bullet', sign, '').replace('</w:lvl>', `<w:rPr>${fonts(font)}</w:rPr></w:lvl>`)}</w:abstractNum>`,
      )
      .concat(lists.map((_, at) => `<w:num w:numId="${at + 1}"><w:abstractNumId w:val="${at}"/></w:num>`))
      .join('');
    expect(await textsOf(lists.map((_, at) => item('x', at + 1)).join(''), numbering)).toEqual([
      '• x',
      '▪ x',
      '✓ x',
      '• x',
    ]);
  });

  test.each([
    ['Symbol', 0xf0b3, '≥'],
    ['Symbol', 0xb3, '≥'],
    ['symbol', 0xf061, 'α'],
    ['Symbol', 0xf0b7, '•'],
    ['Symbol', 0xf0fe, '⎭'],
    ['Symbol', 0xf0ff, undefined],
    ['Wingdings', 0xf0fc, '✓'],
    ['Wingdings', 0xf0fd, '☒'],
    ['Wingdings', 0xf028, '☎'],
    ['Wingdings', 0xf0e8, '→'],
    ['Wingdings 2', 0xf052, '☑'],
    ['Wingdings 2', 0xf0a3, '☐'],
    ['Webdings', 0xf061, '✓'],
    ['Arial', 0xf0b3, undefined],
    [undefined, 0xf0b3, undefined],
  ])('of %s, %i is %s', (font, code, sign) => {
    expect(findSign(font, code)).toBe(sign);
  });

  test('leave the letters of other fonts alone', () => {
    expect(readSigns('≥ 5 m', 'Arial')).toBe('≥ 5 m');
  });
});
