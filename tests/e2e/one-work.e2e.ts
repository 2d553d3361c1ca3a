import type { Page } from '@playwright/test';
import type { DocumentDetails } from '#contract/document.ts';
import { VERSIONED_ID, VERSIONED_TITLE } from '#tests/support/browser-library.ts';
import { expect, test } from '#tests/support/browser-test.ts';

const LATER_ID = 'e2e-later-format';

/** Lets a document answer to a later id, as one does that is the work of two formats. */
async function giveFormats(page: Page): Promise<void> {
  const formats: DocumentDetails['formats'] = [
    { format: 'akn', name: 'Akoma Ntoso', isShown: true, source: 'rules.xml' },
    { format: 'docx', name: 'Word', isShown: false, source: 'rules.docx' },
  ];
  await page.route(/\/apiv2\/document\/GetDocument\?/u, async (route) => {
    const url = route.request().url().replace(LATER_ID, VERSIONED_ID);
    const answer = await route.fetch({ url });
    await route.fulfill({ response: answer, json: { ...(await answer.json()), formats } });
  });
}

test('OP-171: an address with the id of another format leads to the one address of the work', async ({ page }) => {
  await giveFormats(page);
  await page.goto(`/document/${LATER_ID}?v=2#p2`);
  await expect(page).toHaveURL(`/document/${VERSIONED_ID}?v=2#p2`);
  await expect(page.getByRole('heading', { name: VERSIONED_TITLE, level: 1 })).toBeVisible();
});

test('OP-171: the details say in what other formats the document came', async ({ page }) => {
  await giveFormats(page);
  await page.goto(`/document/${VERSIONED_ID}`);
  const terms = page.locator('dl div');
  await expect(terms.filter({ has: page.getByText('Also as', { exact: true }) })).toContainText('Word rules.docx');
  await expect(terms.filter({ has: page.getByText('Read from', { exact: true }) })).toContainText('Akoma Ntoso');
});
