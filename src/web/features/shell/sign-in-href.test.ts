import { expect, it } from 'vitest';
import { signInHref } from './sign-in-href.ts';

it('Log in carries the whole address that is open, and none from the pages of the account (SH-257)', () => {
  const href = signInHref('https://ka.example', '/search?q=seat&source=A%26B#x');
  expect(new URLSearchParams(href.split('?')[1]).get('returnUrl')).toBe(
    'https://ka.example/search?q=seat&source=A%26B#x',
  );
  expect(signInHref('https://ka.example', '/account/switchAccount')).toBe('/account/login');
  expect(signInHref('https://ka.example', '/landingpage')).toBe('/account/login');
  expect(signInHref('https://ka.example', '/accounting')).toContain('returnUrl');
});
