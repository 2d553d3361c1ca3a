import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { writeXlsx } from '#tests/support/template-files/write-xlsx.ts';
import { findContentTrouble } from './check-content.ts';

const SHEET = unzipSync(writeXlsx({ title: 'Sheet', blocks: [] }));

const excel = (more: Readonly<Record<string, string>>) => {
  const parts = Object.fromEntries(Object.entries(more).map(([name, text]) => [name, strToU8(text)]));
  return findContentTrouble('xlsx', zipSync({ ...SHEET, ...parts }));
};

test('the plain sheet of these tests has nothing against it', () => {
  expect(excel({})).toBeUndefined();
});

test.each([
  ["cmd|'/c calc'!A0", /starts a program \(DDE to cmd\)/u],
  ["'cmd'|'/c calc'!A0", /starts a program \(DDE to 'cmd'\)/u],
  ['WEBSERVICE("http://a.example")', /WEBSERVICE/u],
  ['1 + _xlfn.IMAGE("http://a.example/x.png")', /IMAGE/u],
  ['RTD("prog",,"x")', /RTD/u],
  ['CALL("Kernel32","WinExec","JCJ","calc",0)', /CALL/u],
])('issue 36: a workbook with the formula %s is refused with the sheet', (formula, reason) => {
  const escaped = formula.replaceAll('"', '&quot;');
  for (const element of ['f', 'formula1', 'definedName']) {
    const trouble = excel({
      'xl/worksheets/sheet2.xml': `<worksheet><c><${element}>${escaped}</${element}></c></worksheet>`,
    });
    expect(trouble).toMatch(reason);
    expect(trouble).toContain('xl/worksheets/sheet2.xml');
  }
});

test('issue 36: a formula is read whole where something stands within it', () => {
  const sheet = '<worksheet><f>WEBSERV<a/>ICE(&quot;http://a.example&quot;)</f></worksheet>';
  expect(excel({ 'xl/worksheets/sheet2.xml': sheet })).toContain('WEBSERVICE');
});

test('formulas that only reckon, and words that look like others, are allowed', () => {
  for (const formula of [
    'SUM(A1:A9)',
    'IF(A1="cmd|x!A1",1,0)',
    'HYPERLINK("https://a.example")',
    "'a|b'!A1",
    'MYCALL(1)',
    'RECALL(1)',
  ]) {
    const escaped = formula.replaceAll('"', '&quot;');
    expect(excel({ 'xl/worksheets/sheet2.xml': `<worksheet><f>${escaped}</f></worksheet>` })).toBeUndefined();
  }
});

test.each([
  ['connections', { 'xl/connections.xml': '<connections/>' }],
  ['a query of the web', { 'xl/queryTables/queryTable1.xml': '<queryTable/>' }],
  ['another workbook', { 'xl/externalLinks/externalLink1.xml': '<externalLink/>' }],
  [
    'a query of its own',
    { 'customXml/item1.xml': '<DataMashup xmlns="http://schemas.microsoft.com/DataMashup">AAAA</DataMashup>' },
  ],
  ['a sheet of macros', { 'xl/macrosheets/sheet1.xml': '<a/>' }],
  ['a dialogue of macros', { 'xl/dialogsheets/sheet1.xml': '<a/>' }],
])('issue 36: a workbook with %s is refused', (_, parts) => {
  expect(excel(parts)).toMatch(/macros|embedded objects or data from elsewhere|takes in another/u);
});
