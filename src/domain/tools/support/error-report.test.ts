import { expect, it } from 'vitest';
import { findReportFault, writeErrorReport } from './error-report.ts';
import { findSupportFault, SUPPORT_FIELDS } from './support-message.ts';

const REPORT = { name: 'Ana', email: 'ana@example.org', message: 'He sat alone.' };

it('A report of the longest words about the longest row of the longest name is a message that is taken (OP-136)', () => {
  const profile = { fullName: 'x'.repeat(400), profileId: 'anna', url: '/profile-navigator/anna' };
  const written = writeErrorReport(profile, 'y'.repeat(2000), { ...REPORT, message: 'z'.repeat(4000) });
  for (const field of SUPPORT_FIELDS) expect(findSupportFault(field, written[field]), field).toBeUndefined();
  expect(written.message).toContain('z'.repeat(4000));
});

it('Words that leave no room for the row are refused, and none are cut', () => {
  expect(findReportFault('message', 'z'.repeat(4000))).toBeUndefined();
  expect(findReportFault('message', 'z'.repeat(4001))).toBe(
    'This has 4,001 characters; up to 4,000 are allowed, since the row goes with it.',
  );
  expect(findReportFault('message', ' ')).toMatch(/^Write /u);
  expect(findReportFault('email', 'ana')).toContain('ana@example.org');
});
