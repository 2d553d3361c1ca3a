import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { listBegunChecklists } from '#contract/insights.ts';
import { expect, REFUSED, test } from '#tests/support/browser-test.ts';
import { checkPage, checkWidth } from './check-accessibility.ts';

test('A question is found by its stage, its checklist ticked, found ticked again and taken along as Word (SH-100, SH-101, TL-071, TL-073, OP-102)', async ({
  page,
}) => {
  await page.goto('/practical-insights');
  await checkPage(page, '/practical-insights', page.getByRole('heading', { level: 1, name: 'Practical Insights' }));
  const stages = page.getByRole('navigation', { name: 'Stages' }).getByRole('link');
  await expect(stages).toHaveText([
    'Agreement',
    'Commencement',
    'Tribunal',
    'Procedure',
    'Evidence',
    'Interim measures',
    'Award',
    'Costs',
    'Set-aside',
    'Enforcement',
  ]);
  await page.getByLabel('Find a question').fill('mediate vestergaard');
  const question = page
    .getByRole('region', { name: 'Commencement' })
    .getByRole('link', { name: 'Must we negotiate or mediate first, and what if we did not?' });
  await question.press('Enter');
  await checkPage(page, page.url(), page.getByRole('heading', { level: 1, name: /^Must we negotiate/ }));
  await expect(page.getByRole('region', { name: 'Short answer' })).toContainText('assume that you must');
  await expect(page.getByRole('region', { name: 'Pitfalls' })).toContainText('Filing a day early.');
  const list = page.getByRole('region', { name: 'Checklist before filing' });
  const diary = list.getByRole('checkbox', { name: 'Diarise the last day.' });
  await diary.press('Space');
  await expect(list.getByText('1 of 6 done')).toBeVisible();
  const kept = page.waitForEvent('download');
  await list.getByRole('button', { name: 'Download checklist' }).click();
  await page.getByRole('button', { name: 'Word with boxes to tick in the file' }).click();
  const file = unzipSync(await readFile(await (await kept).path()));
  expect(strFromU8(file['word/document.xml'] ?? new Uint8Array())).toContain('Diarise the last day.');
  await page.reload();
  await expect(diary).toBeChecked();
  await page.goto('/practical-insights');
  const begun = page.getByRole('region', { name: 'Your checklists' });
  await expect(begun.getByRole('listitem')).toContainText(['1 of 6 done']);
  await begun.getByRole('link').click();
  await page.getByRole('button', { name: 'Clear ticks' }).click();
  await expect(list.getByText('0 of 6 done')).toBeVisible();
  await checkWidth(page, page.url());
});

test.describe('when what was begun cannot be had', () => {
  test.use({ allowComplaints: [REFUSED] });

  test('The page says that these checklists are missing, and asks for them again (OP-32)', async ({ page }) => {
    let fails = true;
    const checklists = [{ id: 'x', title: 'A question', url: '/practical-content/x', ticked: 1, of: 6 }];
    await page.route(`**${listBegunChecklists.path}*`, (route) =>
      fails ? route.fulfill({ status: 500, json: {} }) : route.fulfill({ json: { checklists } }),
    );
    await page.goto('/practical-insights');
    const begun = page.getByRole('region', { name: 'Your checklists' });
    await expect(begun).toContainText('This part could not be loaded');
    await expect(page.getByRole('navigation', { name: 'Stages' })).toBeVisible();
    fails = false;
    await begun.getByRole('button', { name: 'Try again' }).click();
    await expect(begun.getByRole('listitem')).toContainText('1 of 6 done');
  });
});
