import { expect, it } from 'vitest';
import { chooseHandling, signsOut } from './choose-handling.ts';

const SITE = 'https://ka.example';
const choose = (path: string, mode = 'cors', method = 'GET') =>
  chooseHandling({ method, mode, url: new URL(path, SITE).href }, SITE);

it('Only pages, their files and the calls of a document are ever answered from what is kept (SH-279)', () => {
  expect(choose('/search?q=seat', 'navigate')).toBe('page');
  expect(choose('/assets/index-1.js')).toBe('asset');
  expect(choose('/theme.js')).toBe('small-file');
  expect(choose('/apiv2/edition-view')).toBe('edition-view');
  expect(choose('/apiv2/document/GetDocument?id=a')).toBe('document');
  expect(choose('/apiv1/Document/getDocumentPart?id=a')).toBe('document');
});

it('Account, anti-forgery, search, sign-in and other sites are left to the browser (SH-279)', () => {
  expect(choose('/apiv2/account/GetAccountInformation')).toBe('leave');
  expect(choose('/apiv2/account/GetCsrf')).toBe('leave');
  expect(choose('/apiv2/documentSearch/search', 'cors', 'POST')).toBe('leave');
  expect(choose('/apiv2/Account/login', 'navigate')).toBe('leave');
  expect(choose('/oidc/auth?client=a', 'navigate')).toBe('leave');
  expect(choose('https://elsewhere.example/assets/index-1.js')).toBe('leave');
});

it('Signing out is noticed wherever it happens (SH-055)', () => {
  const at = (path: string, mode = 'navigate') => signsOut({ mode, url: new URL(path, SITE).href });
  expect(at('/apiv2/Account/logout')).toBe(true);
  expect(at('/account/logout?x=1')).toBe(true);
  expect(at('/account/loggedout')).toBe(false);
  expect(at('/apiv2/Account/logout', 'cors')).toBe(false);
});
