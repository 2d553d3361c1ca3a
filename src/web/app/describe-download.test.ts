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

  it('lets a refusal that is meant speak for itself, under what happened, with a way on (ERR-006)', () => {
    const of = (status: number, code: string, message: string, details = {}) =>
      describeFailure(new ApiError(status, { code, message, details }));
    expect(of(429, 'too-many-downloads', 'More files are waiting. Please try again in a minute.')).toEqual({
      type: 'error',
      title: 'Many files are waiting',
      content: 'More files are waiting. Please try again in a minute.',
    });
    expect(of(429, 'too-many-own-downloads', 'Please cancel one.')).toMatchObject({
      title: 'Your other files come first',
      content: 'Please cancel one.',
    });
    expect(of(413, 'download-too-large', 'Please try another format.')).toMatchObject({
      title: 'The file would be too large',
      content: 'Please try another format.',
    });
    expect(of(422, 'text-not-settable', 'It cannot.', { reason: 'Word takes all of it.' }).content).toBe(
      'Word takes all of it.',
    );
    expect(of(401, 'sign-in-needed', 'Please sign in to use this.').content).toBe('Please sign in to use this.');
    expect(of(503, 'download-interrupted', 'Please download it again.').content).toBe(
      'An unexpected server error occurred. Please download it again.',
    );
  });

  it('says how much may be opened, how long to wait and whom to ask (OP-179)', () => {
    const reason = 'An account may open 60 documents in ten minutes.';
    const of = (contact: string | null) =>
      describeFailure(new ApiError(429, { code: 'reading-limit', details: { reason, contact } }));
    expect(of('library@firm.example')).toMatchObject({
      title: 'More than may be opened now',
      content: `${reason} If your work needs more, please ask library@firm.example.`,
    });
    expect(of(null).content).toBe(`${reason} If your work needs more, please write to us.`);
  });

  it('leads on from a file that is no longer there (ERR-007)', () => {
    const message = 'Files are kept for ten minutes; please download it again.';
    const { title, content } = describeFailure(new ApiError(404, { code: 'download-not-found', message }));
    expect([title, content]).toEqual(['The file is no longer there', `Not Found. ${message}`]);
  });
});
