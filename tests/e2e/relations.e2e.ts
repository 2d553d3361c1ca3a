import { strToU8, zipSync } from 'fflate';
import { expect, test } from '#tests/support/browser-test.ts';
import { BROWSER_PORT } from '#tests/support/browser.ts';
import { checkAccessibility } from './check-accessibility.ts';

test.use({ account: 'kapp', baseURL: `http://ka.localhost:${BROWSER_PORT}` });

test('Somebody is chosen, asked about and followed to the evidence by keyboard alone; the graph is a table, too (TL-028, TL-029, TL-031, TL-035, TL-041, SH-121)', async ({
  page,
}) => {
  await page.goto('/relationship-indicator');
  const who = page.getByRole('combobox', { name: 'Who' });
  await expect(who).toHaveAttribute('placeholder', 'Type a person’s name');
  const related = page.getByRole('combobox', { name: 'Related to' });
  await expect(related).toHaveAttribute('placeholder', 'Type a person’s name');
  await page.getByRole('combobox', { name: 'Kind' }).last().selectOption('Anybody');
  await expect(related).toBeDisabled();
  await expect(related).toHaveAttribute('placeholder', 'Remove the previous searchterm to search again.');
  await page.getByRole('button', { name: 'Choose names instead' }).press('Enter');
  await expect(related).toBeFocused();
  await who.pressSequentially('solh');
  await expect(page.getByRole('option', { name: /Ingrid Solheim/u })).toBeVisible();
  await who.press('ArrowDown');
  await who.press('Enter');
  await page.getByRole('button', { name: 'Check relationships' }).press('Enter');
  await expect(page.getByRole('heading', { name: /relationships of Ingrid Solheim/u })).toBeVisible();
  await page
    .getByText(/^Evidence:/u)
    .first()
    .press('Enter');
  await page.getByRole('button', { name: 'Graph' }).press('Enter');
  await expect(page.getByText('each line stands for all', { exact: false })).toBeVisible();
  await page.getByText('As a table').press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Last known of' })).toBeVisible();
  await checkAccessibility(page, 'the relationship indicator with its graph');
  await page.goto('/relationship-indicator');
  const latest = page.getByRole('region', { name: 'Latest searches' });
  await latest.getByRole('link', { name: 'Ingrid Solheim and anybody' }).press('Enter');
  await expect(page.getByRole('heading', { name: /relationships of Ingrid Solheim/u })).toBeVisible();
});

test('By name, relationships stand under each other name with how many there are on all pages (OP-190)', async ({
  page,
}) => {
  await page.goto('/relationship-indicator');
  await page.getByRole('combobox', { name: 'Kind' }).last().selectOption('Anybody');
  await page.getByRole('combobox', { name: 'Who' }).pressSequentially('solh');
  await expect(page.getByRole('option', { name: /Ingrid Solheim/u })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Check relationships' }).press('Enter');
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Name');
  const groups = page.getByRole('main').getByRole('region', { name: /\d+ relationships?$/u });
  // The first by the alphabet: what was there before stands until the answer comes.
  await expect(groups.first()).toHaveAccessibleName('Annika Reuterholm 2 relationships');
  const names = await groups.getByRole('heading', { level: 3 }).allInnerTexts();
  expect(new Set(names).size).toBe(names.length);
  const filter = page.getByRole('group', { name: 'With' });
  for (const said of names) {
    const [, name = '', count = ''] = /^(.*) (\d+) relationships?$/u.exec(said) ?? [];
    const box = filter.locator('li, label').filter({ hasText: name }).first();
    if (await box.count()) await expect(box).toContainText(count);
    const titles = await groups.filter({ hasText: said }).getByRole('heading', { level: 4 }).allInnerTexts();
    expect(titles.length).toBeLessThanOrEqual(Number(count));
    for (const title of titles) expect(title).toContain(`: ${name}`);
  }
});

test('A cast is checked and says who is not known and who could be several (OP-138, OP-177)', async ({ page }) => {
  await page.goto('/relationship-indicator/conflict-check');
  const names = page.getByRole('textbox', { name: 'Names' });
  await names.fill('Claimant: Halvorsen Energi\nSOLHEIM, Ingrid\nT. Ruegsegger\nNobody Whatsoever');
  await page.getByRole('button', { name: 'Check 4 names' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'To be confirmed: 1' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /between 4 names/u })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Not known here: 1' })).toBeVisible();
  await page.getByRole('button', { name: /It is Tobias Rüegsegger/u }).press('Enter');
  await expect(page.getByRole('heading', { name: 'To be confirmed: 1' })).toBeHidden();
  await expect(page.getByRole('heading', { name: /between 4 names/u })).toBeFocused();
  await expect(page.getByText('is no proof that there is none', { exact: false })).toBeVisible();
  const pairs = page.locator('summary').filter({ hasText: 'Ingrid Solheim' });
  await expect(pairs.first()).toContainText('Halvorsen Energi AS');
  await pairs.first().press('Enter');
  await expect(
    page.getByRole('table', { name: /^Halvorsen Energi AS and Ingrid Solheim: \d+ relationships$/u }),
  ).toBeVisible();
  await checkAccessibility(page, 'the conflict check');
  await page.getByRole('combobox', { name: 'Name' }).selectOption('Tobias Rüegsegger');
  await expect(page.getByText(/\d+ relationships? of \d+$/u)).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).press('Enter');
});

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const FILES = {
  'cast.csv': strToU8('Role,Name\nClaimant,Halvorsen Energi AS\nArbitrator,"SOLHEIM, Ingrid"\n'),
  'cast.xlsx': zipSync({
    'xl/sharedStrings.xml': strToU8(`${XML}<sst><si><t>Name</t></si></sst>`),
    'xl/worksheets/sheet1.xml': strToU8(
      `${XML}<worksheet><sheetData><row r="1"><c r="B1" t="s"><v>0</v></c>${cell('C1', 'Role')}</row><row r="2">${cell('B2', 'Tobias Rüegsegger')}${cell('C2', 'Expert')}</row></sheetData></worksheet>`,
    ),
  }),
  'cast.docx': zipSync({
    'word/document.xml': strToU8(
      `${XML}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraph('Respondent: Republic of Maresca')}<w:tbl><w:tr><w:tc>${paragraph('Counsel for the claimant')}</w:tc><w:tc>${paragraph('Amara Okonkwo-Reyes')}</w:tc></w:tr></w:tbl></w:body></w:document>`,
    ),
  }),
  'scan.pdf': strToU8('%PDF-1.7'),
} as const;

test('A cast comes from a table, a workbook or a Word file that stays on the device, and other files are refused in words (OP-177)', async ({
  page,
}) => {
  await page.goto('/relationship-indicator/conflict-check');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  for (const [name, buffer] of Object.entries(FILES)) {
    await page
      .getByLabel('Or a file')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(buffer) });
    await expect(
      page.getByText(name === 'scan.pdf' ? 'are not read here' : `${name}:`, { exact: false }),
    ).toBeVisible();
  }
  expect(sent.filter((body) => /Halvorsen|Maresca/u.test(body))).toEqual([]);
  await page.getByRole('button', { name: 'Check 5 names' }).press('Enter');
  await expect(page.getByRole('heading', { name: /between 5 names/u })).toBeVisible();
  await page.getByText('Taken to be: 5 names').press('Enter');
  await expect(page.getByText('SOLHEIM, Ingrid: Ingrid Solheim')).toBeVisible();
});

test('Where two never met, the page says what was searched and offers the ways over others (TL-041, OP-138)', async ({
  page,
}) => {
  await page.goto('/relationship-indicator?one=0//Ingrid+Solheim&two=0//Mauricio+Landívar+Ponce');
  await expect(page.getByText('This is no proof that there is none.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: /Download/u })).toBeVisible();
  await page.getByRole('button', { name: 'Shortest paths' }).press('Enter');
  await expect(page.getByText(/: 2 steps, \d ways?\./u)).toBeVisible();
});
