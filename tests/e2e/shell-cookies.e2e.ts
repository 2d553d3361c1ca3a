import { expect, test } from '#tests/support/browser-test.ts';

/** What sign-in needs; nothing else may be there before consent. */
const NEEDED = ['pandect_session', 'XSRF-TOKEN', 'subscription', 'subscription_session', 'pandect-edition'];

test('Nothing but the cookies of sign-in is set before consent, and the banner keeps nothing from the reader (SH-263, SH-266)', async ({
  page,
  context,
}) => {
  await page.goto('/search');
  const banner = page.getByRole('region', { name: 'Cookies' });
  await expect(banner).toContainText('We use cookies to keep you signed in and to understand how the library is used.');
  // At the end of the page it stands below everything else.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const [shown, footer] = await Promise.all([banner.boundingBox(), page.getByRole('contentinfo').boundingBox()]);
  expect(shown!.y).toBeGreaterThanOrEqual(footer!.y + footer!.height - 1);
  await expect(page.getByRole('article').first()).toBeVisible();
  const names = (await context.cookies(page.url())).map(({ name }) => name.replace('__Host-', ''));
  expect(names.filter((name) => !NEEDED.includes(name))).toEqual([]);
});

test('I AGREE is remembered for 365 days and the banner stays away (SH-263, SH-266, SH-267, SH-268, SH-269)', async ({
  page,
  context,
}) => {
  await page.goto('/policy/accessibility');
  await page.getByRole('button', { name: 'I AGREE' }).click();
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  const cookie = (await context.cookies()).find(({ name }) => name === 'visited');
  expect(cookie?.value).toBe('yes');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
});

test('The cookies are visited, one of each banner, the subscription and its counterpart of the session (ENT-005)', async ({
  page,
  context,
}) => {
  await page.goto('/policy/accessibility');
  await page.getByRole('button', { name: 'I AGREE' }).click();
  const banner = page.getByRole('complementary', { name: 'Announcements' });
  await banner.getByRole('button', { name: /^Close/ }).click();
  await expect(banner).toHaveCount(0);
  const cookies = new Map((await context.cookies()).map((cookie) => [cookie.name, cookie]));
  expect([...cookies.keys()].filter((name) => name.startsWith('banner-'))).toEqual(['banner-ka-treaty-summaries']);
  expect(cookies.get('visited')?.value).toBe('yes');
  expect(cookies.get('banner-ka-treaty-summaries')?.value).toBe('false');
  const [subscription, counterpart] = ['subscription', 'subscription_session'].map((name) => cookies.get(name));
  expect([subscription?.value, counterpart?.value]).toEqual(['KAPP', 'KAPP']);
  // One lasts as long as the sign-in, the other as long as the browser.
  expect(subscription!.expires).toBeGreaterThan(Date.now() / 1000);
  expect(counterpart!.expires).toBe(-1);
});

test('MORE INFO opens the privacy policy in a new tab and leaves the banner (SH-264, SH-265)', async ({
  page,
  context,
}) => {
  await page.goto('/policy/accessibility');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^MORE INFO/ }).click();
  await expect(await opened).toHaveURL(/\/policy\/privacy$/);
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  expect((await context.cookies()).some(({ name }) => name === 'visited')).toBe(false);
});

test('A closed banner stays away for 7 days by its own cookie (SH-270, SH-274, SH-275, SH-276, SH-277, SH-278, CON-001)', async ({
  page,
  context,
}) => {
  await page.goto('/policy/accessibility');
  await page.getByRole('button', { name: 'I AGREE' }).click();
  const banner = page.getByRole('complementary', { name: 'Announcements' });
  await expect(banner).toContainText('Summaries of 62 investment treaties');
  await banner.getByRole('button', { name: /^Close/ }).click();
  await expect(banner).toHaveCount(0);
  const cookie = (await context.cookies()).find(({ name }) => name === 'banner-ka-treaty-summaries');
  expect(cookie?.value).toBe('false');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await context.addCookies([{ name: 'banner-ka-treaty-summaries', value: 'true', url: page.url() }]);
  await page.reload();
  await expect(banner).toBeVisible();
});
