import { describe, expect, test } from 'vitest';
import { compactIsbn } from './compact-isbn.ts';
import { readCitation, readCitedNames } from './read-citation.ts';
import { hasDivision } from './neutral-citation.ts';
import { isCitationList, splitCitations } from './split-citations.ts';

describe('What a text may name', () => {
  test.each([
    ['[2019] UKSC 12', '2019 uksc 12'],
    ['"ICC Case No. 91873/XY"', 'icc case no 91873 xy'],
    ['Case C-123/17', 'c 123 17'],
    ['doi:10.1234/ab.cd', '10 1234 ab cd'],
    ['https://doi.org/10.1234/ab.cd', '10 1234 ab cd'],
    ['ISBN 978-90-90345-15-4', '9789090345154'],
    ['the New York Convention', 'new york convention'],
    ['Doe v Roe [2019] UKSC 12, para 4', '2019 uksc 12'],
    ['Doe v Roe [2019] UKSC 12', 'doe v roe'],
    ['Judgment of 3 May, ECLI:EU:C:2019:341.', 'ecli eu c 2019 341'],
    ['Achmea, C‑284/16, para 60', 'c 284 16'],
    ['Case No IV/M.427', 'm 427'],
    ['COMP/M.1184 - Travelers/Citicorp', 'm 1184'],
    ['COMP/39.740', 'at 39740'],
    ['Case COMP/C-3/37.792', 'at 37792'],
    ['M.427 M.1184 M.2076', 'm 2076'],
    ['Doe v Roe, 580 U.S. 140 (2017)', 'doe v roe'],
    ['Doe v Roe, 580 U.S. 140 (2017)', '580 u s 140'],
    ['Doe v Roe, 137 S. Ct. 734 (2017)', '137 s ct 734'],
    ['Doe v Roe, 580 U.S. ___ (2016)', 'doe v roe'],
    ['Doe v Roe, Final Award, para 12', 'doe v roe final award'],
    ['Doe & Roe Limited', 'doe roe ltd'],
    ['Case M427', 'm427'],
    ['Doe v Roe, 2019 PNYC 465 (Comm), para 4', '2019 pnyc 465 comm'],
    ['see 2022 PNCA Civ 24', '2022 pnca civ 24'],
    ['followed in AIR 1974 SC 1389', 'air 1974 sc 1389'],
    ['C-413/14 P', 'c 413 14'],
    ['C-413/14 P', 'c 413 14 p'],
    ['EU:C:2017:632', 'ecli eu c 2017 632'],
    ['G1/19', 'g 1 19'],
    ['G 0002/21', 'g 2 21'],
    ['T 0641/00', 't 641 00'],
    ['decision T 0641/00 of the Board', 't 641 00'],
    ['see UPC_CFI_1/2023 (Munich)', 'upc cfi 1 2023'],
    ['BGH, X ZR 103/08', 'x zr 103 08'],
    ['C-284/16 to the effect that', 'c 284 16'],
    ['Halvorsen v Orania (ICSID Case No. ARB(AF)/97/1)', 'arb af 97 1'],
  ])('%s names %s', (text, name) => {
    expect(readCitation(text)).toContain(name);
  });

  test('the text itself comes first', () => {
    expect(readCitation('Doe v Roe [2019] UKSC 12')[0]).toBe('doe v roe 2019 uksc 12');
  });

  test.each(['', '  ', '…', '12', '1996'])('“%s” names nothing', (text) => {
    expect(readCitation(text)).toEqual([]);
  });

  test('a citation inside another is none of its own', () => {
    expect(readCitation('10.1234/ARB/77/1')).not.toContain('arb 77 1');
    expect(readCitation('Case COMP/C-3/37.792')).not.toContain('c 3 37');
  });

  test('the citations of a text stand apart from its spellings', () => {
    expect(readCitedNames('Case M.1184 Travelers and Case M.2076')).toEqual({
      whole: [
        'case m 1184 travelers and case m 2076',
        'm 1184 travelers and case m 2076',
        'case m 1184 travelers case m 2076',
      ],
      cited: ['m 1184', 'm 2076'],
      before: ['case'],
      others: [],
    });
  });

  test('what stands before a number is a court or a report only in capitals', () => {
    expect(readCitation('see the 2010 award 465 pages long')).not.toContain('2010 award 465');
  });

  test.each([
    ['2010 pnhc 465', '2010 pnhc 465 comm', true],
    ['2022 pnca civ 24', '2022 pnca civ 24 admin', true],
    ['2010 pnhc 465', '2010 pnhc 4650 comm', false],
    ['2010 pnhc 465', '2010 pnhc 465', false],
    ['2010 pnhc 465', '2010 pnhc 465 466', false],
    ['pnhc 465', 'pnhc 465 comm', false],
    ['icc case no 91873', 'icc case no 91873 xy', true],
    ['icc case no 91873', 'icc case no 91873 fm abc', true],
    ['icc case no 91873', 'icc case no 91873 award', false],
    ['icc case no 9187', 'icc case no 91873 xy', false],
  ])('%s is cited as %s: %s', (name, citation, expected) => {
    expect(hasDivision(citation, name)).toBe(expected);
  });

  test('an ISBN has ten or thirteen digits', () => {
    expect(compactIsbn('90-411-2345-X')).toBe('904112345x');
    expect(compactIsbn('978 90 9034 515')).toBeUndefined();
    expect(compactIsbn('2019-12-31')).toBeUndefined();
  });
});

describe('Pasted lists', () => {
  test('each line or part between semicolons is a citation, without its number and without repeats', () => {
    const text =
      '1. [2019] UKSC 12\r\n2) Case C-123/17\n\n(3) ECLI:EU:C:2019:341; • ICC 91873/XY\n[4] Doe v Roe\n[2019] UKSC 12\n---';
    expect(splitCitations(text)).toEqual([
      '[2019] UKSC 12',
      'Case C-123/17',
      'ECLI:EU:C:2019:341',
      'ICC 91873/XY',
      'Doe v Roe',
    ]);
  });

  test('commas, years in brackets and case numbers stay as they are', () => {
    expect(splitCitations('(2022) 2 PJCA 18, at 20\n3 Ob 91/15\n10.1234/x')).toEqual([
      '(2022) 2 PJCA 18, at 20',
      '3 Ob 91/15',
      '10.1234/x',
    ]);
  });

  test.each([
    ['M.427, M.1184, M.2076', ['M.427', 'M.1184', 'M.2076']],
    ['Cases M427 & M1184.', ['M427', 'M1184']],
    ['[2021] PNSC 50 and [2021] PNSC 12', ['[2021] PNSC 50', '[2021] PNSC 12']],
    ['T 641/00, G 1/19 and G 2/21', ['T 641/00', 'G 1/19', 'G 2/21']],
    ['Joined Cases C-501/06 P and C-513/06 P', ['C-501/06 P', 'C-513/06 P']],
    ['COMP/39.740, COMP/37.792', ['COMP/39.740', 'COMP/37.792']],
    ['Case M.1184 Travelers/Citicorp and Case M.2076', ['Case M.1184 Travelers/Citicorp and Case M.2076']],
    ['Doe v Roe [2021] PNSC 50, [2021] PNSC 12', ['Doe v Roe [2021] PNSC 50, [2021] PNSC 12']],
    ['(2016) see AIR 1974 SC 1389', ['(2016) see AIR 1974 SC 1389']],
  ])('“%s” is taken apart only where nothing but citations stands in it', (line, expected) => {
    expect(splitCitations(line)).toEqual(expected);
  });

  test.each([
    '[2021] PNSC 50; [2010] PNHC 465 (Comm); AIR 1974 SC 1389; ARB/77/1',
    'ICC Case No. 91873/XY; LCIA Case No. D-204417',
    '978-90-90345-15-4; 10.1234/x',
    '2010 PNHC 465; nothing like it; 2011 PNHC 3;',
  ])('“%s” is a list', (line) => {
    expect(isCitationList(line)).toBe(true);
  });

  test.each([
    '[2021] PNSC 50',
    '[2021] PNSC 50;',
    '[2021] PNSC 50, [2010] PNHC 465',
    'seat; costs; interest',
    'Doe Corp.; Doe Capital and Doe International v. Republic of Roe (ICSID Case No. ARB/02/1)',
    'Doe v Roe (AP); Doe v Poe (AP)',
  ])('“%s” is none', (line) => {
    expect(isCitationList(line)).toBe(false);
  });
});
