import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { describeCut, describeFailure } from './describe-download.ts';

describe('what is said after a download', () => {
  it('warns of a list that was cut, with both numbers (CON-005)', () => {
    const notice = describeCut({ name: 'list.xlsx', rows: 1000, total: 1284 }, 'results');
    expect(notice).toMatchObject({ type: 'warning', content: expect.stringContaining('1,000 of 1,284 results') });
    expect(describeCut({ name: 'list.xlsx', rows: 12, total: 12 }, 'results')).toBeUndefined();
    const texts = describeCut({ name: 'texts.pdf', rows: 2, total: 4 }, 'documents');
    expect(texts?.content).toBe('The file holds 2 of 4 documents; its first page says what was left out.');
  });

  it('says “Not Found” where nothing of the list is left (ERR-007)', () => {
    expect(describeFailure(new ApiError(404, { code: 'download-empty' })).content).toBe('Not Found');
  });

  it('says “An unexpected server error occurred.” for other failures, with the reason where one is known (ERR-006)', () => {
    expect(describeFailure(new ApiError(500, {})).content).toBe('An unexpected server error occurred.');
    const missing = new ApiError(501, {
      code: 'format-not-available',
      details: { reason: 'PDF files need a part that is not there.' },
    });
    expect(describeFailure(missing).content).toBe(
      'An unexpected server error occurred. PDF files need a part that is not there.',
    );
  });
});
