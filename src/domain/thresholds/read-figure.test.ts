import { describe, expect, it } from 'vitest';
import { readFigure, writeFigure } from './read-figure.ts';

describe('OP-178: a figure as it is typed', () => {
  it.each([
    ['', undefined],
    ['0', 0],
    ['1250000', 1_250_000],
    ['1,250,000', 1_250_000],
    ['1 250 000', 1_250_000],
    ['1 250 000', 1_250_000],
    ["1'250'000.5", 1_250_000.5],
    ['1.25 million', 1_250_000],
    ['4.35m', 4_350_000],
    ['1.005 bn', 1_005_000_000],
    ['17.5 Mio', 17_500_000],
    ['0.1 k', 100],
    ['1.250.000', null],
    ['1,5', null],
    ['12,50,000', null],
    ['-5', null],
    ['five', null],
    ['1e6', null],
    ['5 apples', null],
  ])('“%s” is %s', (written, figure) => expect(readFigure(written)).toBe(figure));

  it('is written so that it is read as the same again', () => {
    for (const figure of [0, 1, 999, 1000, 1_250_000.75, 0.92, 0.000123]) {
      expect(readFigure(writeFigure(figure))).toBe(figure);
    }
  });
});
