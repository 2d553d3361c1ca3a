import { expect, test } from '#tests/support/browser-test.ts';
import { BROWSER_PORT } from '#tests/support/browser.ts';
import { checkAccessibility } from './check-accessibility.ts';

test.use({ account: 'kapp', baseURL: `http://ka.localhost:${BROWSER_PORT}` });

test('Somebody is chosen, asked about and followed to the evidence by keyboard alone; the graph is a table, too (TL-028, TL-031, TL-035, TL-041, SH-121)', async ({
  page,
}) => {
  await page.goto('/relationship-indicator');
  const who = page.getByRole('combobox', { name: 'Who' });
  await expect(who).toHaveAttribute('placeholder', 'Type a person’s name');
  await expect(page.getByRole('combobox', { name: 'Related to' })).toBeDisabled();
  await expect(page.getByPlaceholder('Remove the previous searchterm to search again.')).toBeVisible();
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
});

test('A cast is checked and says who is not known and who could be several (OP-138, OP-177)', async ({ page }) => {
  await page.goto('/relationship-indicator/conflict-check');
  const names = page.getByRole('textbox', { name: 'Names' });
  await names.fill('Claimant: Halvorsen Energi\nSOLHEIM, Ingrid\nT. Ruegsegger\nNobody Whatsoever');
  await page.getByRole('button', { name: 'Check 4 names' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Could be several: 1' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Not known here: 1' })).toBeVisible();
  await page.getByRole('button', { name: /It is Tobias Rüegsegger/u }).press('Enter');
  await expect(page.getByRole('heading', { name: /between 4 names/u })).toBeVisible();
  await expect(page.getByText('is no proof that there is none', { exact: false })).toBeVisible();
  await checkAccessibility(page, 'the conflict check');
});
