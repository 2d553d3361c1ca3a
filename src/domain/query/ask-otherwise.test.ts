import { describe, expect, it } from 'vitest';
import { parseQuery } from './parse-query.ts';
import { askAnywhere, askAnyWords, askOperators } from './ask-otherwise.ts';

describe('Operators in small letters', () => {
  it.each([
    ['market and definition', 'market AND definition'],
    ['seat or venue not costs', 'seat OR venue NOT costs'],
    ['arbitrat* near5 seat', 'arbitrat* NEAR5 seat'],
    ['"law and order" and seat', '"law and order" AND seat'],
  ])('%s is also read as %s', (text, query) => {
    expect(askOperators(text)).toBe(query);
  });

  it.each(['market AND definition', '"market and definition"', 'not guilty', 'seat and', ''])(
    '“%s” holds none that would make a query',
    (text) => {
      expect(askOperators(text)).toBeUndefined();
    },
  );
});

describe('Any of the words', () => {
  it.each([
    ['abuse of a dominant position', 'abuse OR dominant OR position'],
    ['roaming AND (wholesale AND market)', 'roaming OR wholesale OR market'],
    ['Halliburton v Chubb', 'halliburton OR chubb'],
    ['w/5 notice of award', 'notice OR award'],
    ['"interim measures" AND seat*', 'interim OR measures OR seat*'],
    ['"Treu und Glauben"', 'treu OR glauben'],
    ['仲裁 条款', '"仲裁" OR "条款"'],
    ['CIETAC 仲裁规则', 'cietac OR "仲裁规则"'],
  ])('of %s are asked for as %s', (text, query) => {
    expect(askAnyWords(text)).toBe(query);
  });

  it.each([
    'seat',
    'the seat',
    'v Argentina',
    'w/5 notice',
    'seat OR venue',
    'seat NOT venue',
    'seat NEAR5 venue',
    '仲裁条款',
    '"',
  ])('“%s” has no other words to offer', (text) => {
    expect(askAnyWords(text)).toBeUndefined();
  });
});

describe('Anywhere instead of near each other', () => {
  const ask = (text: string) => {
    const parsed = parseQuery(text);
    return parsed.ok && parsed.tree ? askAnywhere(parsed.tree) : undefined;
  };

  it.each([
    ['market NEAR10 geographic', 'market AND geographic'],
    ['"product market" NEAR5 wide NEAR5 narrow', '"product market" AND wide AND narrow'],
    ['(seat NEAR2 court OR venue) AND costs', '(seat AND court OR venue) AND costs'],
    ['seat NEAR2 court NOT (fee NEAR2 costs)', 'seat AND court NOT fee NEAR2 costs'],
  ])('%s becomes %s', (text, query) => {
    expect(ask(text)).toBe(query);
  });

  it('a query without NEAR is asked for no other way', () => {
    expect(ask('seat AND venue NOT (fee NEAR2 costs)')).toBeUndefined();
  });
});
