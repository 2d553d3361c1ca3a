import { expect, it } from 'vitest';
import { EMPTY_RECORD, type DocumentRecord } from '../document/document.ts';
import { createEntry } from './create-entry.ts';

function read(type: string, fields: Partial<DocumentRecord>) {
  const record = { ...EMPTY_RECORD, key: 'a', title: 'A v B', type, ...fields };
  const { printedIn, number, parallel } = createEntry({
    record,
    isPublication: false,
    publication: undefined,
    link: '',
  });
  const { words: _words, ...places } = printedIn ?? { words: '' };
  return { ...places, ...(number === undefined ? {} : { number }), ...(parallel ? { parallel } : {}) };
}

it.each<readonly [string, Partial<DocumentRecord>, object]>([
  ['a year in brackets is no volume', { citations: ['[2008] 1 AC 884'] }, { series: 'AC', volume: '1', page: '884' }],
  ['in round ones, too', { citations: ['(1998) 27 EHRR 1'] }, { series: 'EHRR', volume: '27', page: '1' }],
  ['full stops stay', { citations: ['594 So. 2d 1 (1992)'] }, { series: 'So. 2d', volume: '594', page: '1' }],
  [
    'a series with an apostrophe',
    { citations: ["[2018] 2 Lloyd's Rep 1"] },
    { series: "Lloyd's Rep", volume: '2', page: '1' },
  ],
  [
    'a neutral citation beside a number and a report is one more citation',
    { caseNumbers: ['CL-2019-1'], citations: ['[2020] EWHC 1 (Comm)', '[2020] 1 WLR 5'] },
    { series: 'WLR', volume: '1', page: '5', number: 'CL-2019-1', parallel: ['[2020] EWHC 1 (Comm)'] },
  ],
  ['alone it is the number', { citations: ['[2020] UKSC 7'] }, { number: '[2020] UKSC 7' }],
  [
    'an ECLI has no field',
    { caseNumbers: ['C-403/03'], citations: ['ECLI:EU:C:2005:446'] },
    { number: 'C-403/03', parallel: ['ECLI:EU:C:2005:446'] },
  ],
])('OP-120: where a decision is printed: %s', (_name, fields, expected) => {
  expect(read('Case law', { court: 'A court', ...fields })).toEqual(expected);
});

it.each<readonly [string, object]>([
  [
    'Regulation (EU) 2022/2560, OJ L 330, 23.12.2022, p. 1',
    { series: 'OJ L', volume: '330', page: '1', number: 'Regulation (EU) 2022/2560' },
  ],
  [
    'Regulation (EU) 2019/452, OJ L 79I, 21.3.2019, p. 1',
    { series: 'OJ L', volume: '79I', page: '1', number: 'Regulation (EU) 2019/452' },
  ],
  [
    'Regulation (EU) 2024/1689, OJ L, 2024/1689, 12.7.2024',
    { series: 'OJ L', volume: '2024/1689', number: 'Regulation (EU) 2024/1689' },
  ],
  ['[2008] OJ C115/13', { series: 'OJ C', volume: '115', page: '13' }],
  ['9 U.S.C. §§ 1-402', { series: 'U.S.C.', volume: '9', section: '1-402' }],
  ['35 U.S.C.', { series: 'U.S.C.', volume: '35' }],
  ['1996 c. 23', { number: '1996 c. 23' }],
])('OP-120: the number of a law and where it is printed: %s', (legislationNumber, expected) => {
  expect(read('Legislation', { title: 'An act', legislationNumber })).toEqual(expected);
});

it('OP-120: volumes of the United Nations’ series that look like years are volumes', () => {
  expect(read('Convention', { title: 'A treaty', citations: ['1833 UNTS 3'] })).toEqual({
    series: 'UNTS',
    volume: '1833',
    page: '3',
  });
});
