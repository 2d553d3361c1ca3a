import { describe, expect, test } from 'vitest';
import { compareOrganizationNames } from './compare-organization-names.ts';
import { readOrganizationName } from './read-organization-name.ts';

const SAME: readonly (readonly [string, string])[] = [
  ['Quillfeather & Nkosi LLP', 'Quillfeather and Nkosi'],
  ['Quillfeather & Nkosi LLP', 'QUILLFEATHER & NKOSI L.L.P.'],
  ['Quillfeather & Nkosi', 'Quillfeather + Nkosi'],
  ['Quillfeather, Thackwold & Nkosi', 'Quillfeather Thackwold and Nkosi'],
  ['Ahrenswold und Partner mbB', 'Ahrenswold & Partner'],
  ['Castelbrac et Associés', 'Castelbrac & Associés'],
  ['Halvarsgate Energi AS', 'Halvarsgate Energi A/S'],
  ['Zuyderhof Kustwerken B.V.', 'Zuyderhof Kustwerken BV'],
  ['Zuyderhof Kustwerken N.V.', 'zuyderhof kustwerken nv'],
  ['Ahrenswold Turbinenbau GmbH', 'Ahrenswold Turbinenbau G.m.b.H.'],
  ['Ahrenswold Turbinenbau GmbH', 'Ahrenswold Turbinenbau Gesellschaft mit beschränkter Haftung'],
  ['Ahrenswold GmbH & Co. KG', 'Ahrenswold GmbH und Co KG'],
  ['Ahrenswold GmbH & Co. KGaA', 'Ahrenswold GmbH & Co KGaA'],
  ['Thackwold Reinsurance Ltd', 'Thackwold Reinsurance Limited'],
  ['Thackwold Reinsurance Ltd', 'The Thackwold Reinsurance Ltd.'],
  ['Thackwold Reinsurance plc', 'Thackwold Reinsurance P.L.C.'],
  ['Thackwold Reinsurance PLC', 'Thackwold Reinsurance Public Limited Company'],
  ['Thackwold Foods Inc.', 'Thackwold Foods, Incorporated'],
  ['Thackwold Foods Corp.', 'Thackwold Foods Corporation'],
  ['Thackwold Foods LLC', 'Thackwold Foods, L.L.C.'],
  ['Roccapiana Filati S.p.A.', 'Roccapiana Filati SpA'],
  ['Roccapiana Filati S. p. A.', 'Roccapiana Filati SPA'],
  ['Castelbrac Travaux S.à r.l.', 'Castelbrac Travaux SARL'],
  ['Castelbrac Travaux S.A.', 'Castelbrac Travaux'],
  ['Castelbrac Travaux SAS', 'Castelbrac Travaux S.A.S.'],
  ['Vilharinho Pesca Lda', 'Vilharinho Pesca, Limitada'],
  ['Szentvár Pharma Kft.', 'Szentvar Pharma KFT'],
  ['Zlatokril Brodovi d.o.o.', 'Zlatokril Brodovi doo'],
  ['Klintehamre Kemi Oy', 'Klintehamre Kemi OY'],
  ['Strzyżobrodzka Agro sp. z o.o.', 'Strzyzobrodzka Agro Sp. z o. o.'],
  ['Wirramolloch Grain Pty Ltd', 'Wirramolloch Grain Proprietary Limited'],
  ['Umzivubane Coal (Pty) Ltd', 'Umzivubane Coal Pty. Ltd.'],
  ['Kestrelmere Satellite Pte. Ltd.', 'Kestrelmere Satellite Pte Ltd'],
  ['Thirumalpad Spices Pvt. Ltd.', 'Thirumalpad Spices Private Limited'],
  ['Rosmansyah Gloves Sdn. Bhd.', 'Rosmansyah Gloves SDN BHD'],
  ['Rouzhai Biopharm Co., Ltd.', 'Rouzhai Biopharm Company Limited'],
  ['OOO Vostrikhin Gaz', 'Vostrikhin Gaz LLC'],
  ['OOO "Vostrikhin Gaz"', 'Vostrikhin Gaz OOO'],
  ['JSC Vostrikhin Bank', 'Vostrikhin Bank AO'],
  ['PJSC Vostrikhin Bank', 'Vostrikhin Bank PAO'],
  ['PT Rosmansyah Orbit Tbk', 'PT. Rosmansyah Orbit, Tbk.'],
  ['Ahrenswold Versicherung SE', 'Ahrenswold Versicherung'],
  ['J. P. Thackwold & Co', 'J.P. Thackwold and Co.'],
  ['Tidewold Mutual Insurance Co.', 'Tidewold Mutual Insurance Company'],
  ["Thackwold's Wharf Ltd", 'Thackwold’s Wharf Limited'],
  ['Oranian Centre for Arbitration (OCA)', 'Oranian Centre for Arbitration'],
  ['Republic of Velmorra', 'The Republic of Velmorra'],
  ['Republic of Velmorra', 'Velmorra, Republic of'],
  ['Republic of Velmorra', 'VELMORRA (REPUBLIC OF)'],
  ['Kingdom of the Palmyrines', 'KINGDOM OF PALMYRINES'],
];

const COMPATIBLE: readonly (readonly [string, string])[] = [
  ['Ahrenswold Turbinenbau GmbH', 'Ahrenswold Turbinenbau AG'],
  ['Thackwold Foods Inc.', 'Thackwold Foods LLC'],
  ['Ahrenswold GmbH', 'Ahrenswold GmbH & Co. KG'],
  ['Quillfeather & Nkosi LLP', 'Quillfeather Nkosi LLP'],
  ['Quillfeather & Nkosi LLP', 'Quillfeather & Nkosi (Orania) LLP'],
  ['Thackwold Foods Inc.', 'Thackwold Foods Holdings Inc.'],
  ['Thackwold Group', 'Thackwold Ltd'],
  ['Rouzhai Biopharm Co. Ltd', 'Rouzhai Bio-pharm Ltd'],
  ['Halvarsgate Straits Reinsurance Ltd', 'Halvarsgate Straits'],
  ['Ahrenswöld Möbel GmbH', 'Ahrenswoeld Moebel GmbH'],
  ['Thackwold Foods', 'ThackwoldFoods'],
  ['Velmorra', 'Republic of Velmorra'],
  ['Velmorra', 'Government of Velmorra'],
  ['Republic of Velmorra', 'Democratic Republic of Velmorra'],
];

const DIFFERENT: readonly (readonly [string, string])[] = [
  ['Quillfeather & Nkosi LLP', 'Quillfeather & Mbarga LLP'],
  ['Quillfeather LLP', 'Quillfeather Thackwold LLP'],
  ['Thackwold Foods Inc.', 'Thackwold Food Inc.'],
  ['Thackwold Foods 1 Ltd', 'Thackwold Foods 2 Ltd'],
  ['Thackwold Foods I Ltd', 'Thackwold Foods II Ltd'],
  ['Halvarsgate Shipping Ltd', 'Halvarsgate Mining Ltd'],
  ['Republic of Velmorra', 'Republic of Orania'],
  ['Republic of Velmorra', 'Republic of South Velmorra'],
  ['LLP', 'Quillfeather LLP'],
  ['', ''],
];

function compare(one: string, other: string) {
  return compareOrganizationNames(readOrganizationName(one), readOrganizationName(other));
}

describe('Two spellings of an organization, a firm, a party or a state', () => {
  test.each(SAME)('“%s” and “%s” say the same', (one, other) => expect(compare(one, other)).toBe('same'));

  test.each(COMPATIBLE)('“%s” and “%s” may be one, which would be a guess', (one, other) =>
    expect(compare(one, other)).toBe('compatible'),
  );

  test.each(DIFFERENT)('“%s” and “%s” are two', (one, other) => expect(compare(one, other)).toBe('different'));

  test('the table holds at least 40 pairs, and the order of a pair does not matter', () => {
    const pairs = [...SAME, ...COMPATIBLE, ...DIFFERENT];
    expect(pairs.length).toBeGreaterThanOrEqual(40);
    const names = [...new Set(pairs.flat())];
    const lopsided = names.flatMap((one) =>
      names.filter((other) => compare(one, other) !== compare(other, one)).map((other) => [one, other]),
    );
    expect(lopsided).toEqual([]);
  });

  test('two legal forms are never the same, although a name without one is the same as each', () => {
    expect(compare('Ahrenswold', 'Ahrenswold GmbH')).toBe('same');
    expect(compare('Ahrenswold', 'Ahrenswold AG')).toBe('same');
    expect(compare('Ahrenswold GmbH', 'Ahrenswold AG')).toBe('compatible');
  });
});

test.each([
  ['Quillfeather & Nkosi LLP', 'quillfeather and nkosi', 'llp'],
  ['Castelbrac Travaux S.à r.l.', 'castelbrac travaux', 'sarl'],
  ['Ahrenswold GmbH & Co. KG', 'ahrenswold', 'gmbh co kg'],
  ['OOO Vostrikhin Gaz', 'vostrikhin gaz', 'llc'],
  ['Republic of Velmorra', 'republic of velmorra', ''],
  ['Velmorra, Republic of', 'republic of velmorra', ''],
  ['Limited', 'ltd', ''],
  ['The Thackwold Company', 'thackwold co', ''],
  ['Oranian Centre for Arbitration (ABC)', 'oranian centre for arbitration abc', ''],
])('“%s” is %s, of the form “%s”', (raw, words, form) => {
  const read = readOrganizationName(raw);
  expect([read.words.join(' '), read.form]).toEqual([words, form]);
});
