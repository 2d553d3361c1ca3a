import { expect, test } from 'vitest';
import { splitParties } from './split-parties.ts';

test.each<[string, ...string[]]>([
  ['Halm Inns S.A. and others', 'Halm Inns S.A.'],
  ['Quill S.p.A.', 'Quill S.p.A.'],
  ['Velm Industrie-Anlagen GmbH and others', 'Velm Industrie-Anlagen GmbH'],
  [
    'OSTREX Engineering Gesellschaft für die Textilindustrie m.b.H.',
    'OSTREX Engineering Gesellschaft für die Textilindustrie m.b.H.',
  ],
  ['Northern Quay Properties (Middle East) Limited', 'Northern Quay Properties (Middle East) Limited'],
  ['Compañía del Puerto de Santa Vela, S.A.', 'Compañía del Puerto de Santa Vela, S.A.'],
  [
    'Compañía de Aguas del Halm S.A. and Quill Universal S.A.',
    'Compañía de Aguas del Halm S.A.',
    'Quill Universal S.A.',
  ],
  ['Velmorska obchodní banka, a.s.', 'Velmorska obchodní banka, a.s.'],
  ['The Halm Group, Inc. and Ulf P. Halm', 'The Halm Group, Inc.', 'Ulf P. Halm'],
  ['Halm Equity Sdn. Bhd. and Halm Costaverde S.A.', 'Halm Equity Sdn. Bhd.', 'Halm Costaverde S.A.'],
  ['Noble Quays, Inc.', 'Noble Quays, Inc.'],
  [
    'H&Q Energy Corp.; H&Q Capital Corp. and H&Q International Inc.',
    'H&Q Energy Corp.',
    'H&Q Capital Corp.',
    'H&Q International Inc.',
  ],
  ['Ulf Halm; Vera Halm and others', 'Ulf Halm', 'Vera Halm'],
  ['Halm Action, Ltd.', 'Halm Action, Ltd.'],
  ['Halm and others', 'Halm'],
  ['Ulf P W Halm GmbH & Co KG', 'Ulf P W Halm GmbH & Co KG'],
  [
    'Halmfall AB, Halmfall Europe AG, Halmfall Europe Generation AG',
    'Halmfall AB',
    'Halmfall Europe AG',
    'Halmfall Europe Generation AG',
  ],
  [
    'Halm Brand Sàrl (Switzerland), Halm Products S.A. (Switzerland) and Quill Hermanos S.A. (Uruguay)',
    'Halm Brand Sàrl (Switzerland)',
    'Halm Products S.A. (Switzerland)',
    'Quill Hermanos S.A. (Uruguay)',
  ],
  ['Halm Quill and Company', 'Halm Quill and Company'],
  [
    'Halm Infrastructure Limited and Energía Solar Quill S.à r.l.',
    'Halm Infrastructure Limited',
    'Energía Solar Quill S.à r.l.',
  ],
  ['Halm AB, Quill AB, and Velm AB', 'Halm AB', 'Quill AB', 'Velm AB'],
  ['Halm and Quill Ltd', 'Halm and Quill Ltd'],
  ['Harbour and Marine Works', 'Harbour and Marine Works'],
  ['Ulf Halm and Vera Quill', 'Ulf Halm and Vera Quill'],
  ['Halm Co., Ltd. and Quill Co., Ltd.', 'Halm Co., Ltd.', 'Quill Co., Ltd.'],
  ['Halm B.V. et al.', 'Halm B.V.'],
  ['Halm B.V. and 12 others', 'Halm B.V.'],
  ['Kingdom of Spain', 'Kingdom of Spain'],
  ['Bosnia and Herzegovina', 'Bosnia and Herzegovina'],
  ['Republic of Trinidad and Tobago', 'Republic of Trinidad and Tobago'],
  ['Republic of Trinidad and Tobago and Harbour Board', 'Republic of Trinidad and Tobago', 'Harbour Board'],
  ['United Republic of Cameroon and Société des Engrais', 'United Republic of Cameroon', 'Société des Engrais'],
  ['Korea, Republic of; China', 'Korea, Republic of', 'China'],
  ['Jersey and Guernsey Electric Ltd', 'Jersey and Guernsey Electric Ltd'],
  ['Ghana, Norway and Chile', 'Ghana', 'Norway', 'Chile'],
  ['Halm GmbH and Co. KG', 'Halm GmbH and Co. KG'],
  ['Ernst and Quill', 'Ernst and Quill'],
  ['Halm and Sons Co.', 'Halm and Sons Co.'],
  ['and others'],
  [' ; ; '],
  [''],
])('%j names %j', (cell, ...parties) => {
  expect(splitParties(cell)).toEqual(parties);
});

test('a cell made to be slow is read all the same', () => {
  const hostile = `${'Halm and '.repeat(2_000)}${'('.repeat(2_000)}${', '.repeat(2_000)}`;
  expect(splitParties(hostile).join('')).toContain('Halm');
});
