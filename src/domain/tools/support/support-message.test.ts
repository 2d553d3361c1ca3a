import { expect, it } from 'vitest';
import { findSupportFault, SUPPORT_FIELDS, SUPPORT_LIMITS } from './support-message.ts';

it.each(SUPPORT_FIELDS.filter((field) => field !== 'email'))(
  'A %s of one character and of the most characters is taken, one more is refused with both numbers (OP-26)',
  (field) => {
    const most = SUPPORT_LIMITS[field];
    expect(findSupportFault(field, 'x')).toBeUndefined();
    expect(findSupportFault(field, ` ${'x'.repeat(most)} `)).toBeUndefined();
    const refused = findSupportFault(field, 'x'.repeat(most + 1));
    expect(refused).toContain((most + 1).toLocaleString('en'));
    expect(refused).toContain(`up to ${most.toLocaleString('en')} are allowed`);
  },
);

it.each(SUPPORT_FIELDS)('A %s that is empty or made of spaces is asked for', (field) => {
  expect(findSupportFault(field, '')).toMatch(/^(Give|Say|Write) /);
  expect(findSupportFault(field, ' \n ')).toBe(findSupportFault(field, ''));
});

it.each(['ana@example.org', ' a.b+c@mail.example.co.uk ', 'büro@straße.example', 'x@1.example'])(
  'The e-mail address “%s” is taken',
  (address) => expect(findSupportFault('email', address)).toBeUndefined(),
);

it.each([
  'ana',
  '@example.org',
  'ana@',
  'ana@example',
  'ana@@example.org',
  'ana bo@example.org',
  'ana@exa mple.org',
  'ana@.org',
  'ana@example.',
  'ana@-a.org',
  'Ana <ana@example.org>',
  'ana@example.org,bo@example.org',
  'ana@example.org\nbcc:bo@example.org',
])('The e-mail address “%s” is refused with an example of one', (address) => {
  expect(findSupportFault('email', address)).toContain('ana@example.org');
});

it('An address with a thousand dots is looked at at once', () => {
  expect(findSupportFault('email', `a@${'a.'.repeat(120)}!`)).toContain('no e-mail address');
});

it('Line breaks belong to the message alone, other control characters to no field', () => {
  expect(findSupportFault('message', 'one\n\ttwo\r\nthree')).toBeUndefined();
  expect(findSupportFault('message', 'one\u001b[2J')).toContain('line breaks');
  for (const field of ['name', 'subject'] as const) {
    for (const sign of ['\n', '\u001b', '\u0000']) expect(findSupportFault(field, `a${sign}b`)).toContain('one line');
  }
});
