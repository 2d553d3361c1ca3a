import { extractText, getDocumentProxy } from 'unpdf';
import { BROWSER_PORT } from '#tests/support/browser.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { checkPage, checkWidth } from './check-accessibility.ts';

const KIPL = `http://kipl.localhost:${BROWSER_PORT}`;

test.describe('on the IP edition', () => {
  test.use({ account: 'ipl', baseURL: KIPL });

  test('Papers are narrowed by year and paper, links by kind and country, and leave in a tab of their own (SH-194, SH-195, OP-47)', async ({
    page,
  }) => {
    await checkPage(page, '/eqe-materials', page.getByRole('heading', { level: 1, name: 'EQE materials' }));
    // A head that sorts stands on each printed page, as the others do.
    const pages = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
    expect((await extractText(pages)).text[1]).toMatch(/Paper\s+Year\s+Paper and answers/u);
    await page.getByRole('combobox', { name: 'Year' }).selectOption('2022');
    await page.getByRole('combobox', { name: 'Paper' }).selectOption('D');
    const rows = page.getByRole('table', { name: 'Papers by year' }).getByRole('rowheader');
    await expect(rows).toHaveText(['D: Legal knowledge and advice']);
    await checkPage(page, '/usefullinks', page.getByRole('heading', { level: 1, name: 'Useful links' }));
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('Courts');
    await page.getByRole('combobox', { name: 'Country' }).selectOption('Switzerland');
    const links = page.getByRole('region', { name: 'Courts' }).getByRole('link');
    await expect(links).toHaveCount(2);
    await expect(links.first()).toHaveAttribute('target', '_blank');
  });
});

test('Jurisdictions begin with those that have documents; their map is open, is walked by keyboard and opens a country that begins with its overview (TL-068, TL-069, OP-101)', async ({
  page,
}) => {
  await page.goto('/jurisdictions');
  const heads = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(heads.first()).toHaveText('A');
  await expect(heads.last()).toHaveText('Without documents in this library');
  const counted = page.getByRole('region', { name: 'A', exact: true });
  await expect(counted.getByRole('listitem')).toHaveCount(
    await counted.getByRole('link', { name: /^\d+ doc/u }).count(),
  );
  const map = page.getByRole('application', { name: /^Map of jurisdictions/ });
  await map.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: 'France' })).toBeVisible();
  await checkWidth(page, 'the map');
  await map.press('ArrowRight');
  await map.press('Enter');
  await checkPage(page, page.url(), page.getByRole('heading', { level: 1, name: 'Switzerland' }));
  await expect(page.getByRole('region', { name: 'Overview' })).toContainText('tribunal appointed in Zurich');
});
