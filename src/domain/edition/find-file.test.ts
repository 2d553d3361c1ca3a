import { describe, expect, it } from 'vitest';
import { findFile } from './find-file.ts';

const edition = {
  subscriptions: [
    { code: 'KAPP', name: 'Practice Plus', reduced: false, publications: [] },
    { code: 'KA', name: 'Arbitration', reduced: false, publications: [] },
    { code: 'YB', name: 'Yearbook', reduced: true, publications: ['yearbook'] },
  ],
  files: [
    { name: 'help.pdf', title: 'Help' },
    { name: 'ai-checklist.pdf', title: 'Checklist', feature: 'ai-hub' },
    { name: '../secret.pdf', title: 'A slip of the pen' },
  ],
  lockedFeatures: [{ id: 'ai-hub', name: 'AI hub', openFor: ['KAPP'] }],
} as const;

describe('the files of an edition', () => {
  it('are those of its list, held by the codes that are not reduced (SR-012)', () => {
    expect(findFile(edition, 'help.pdf')).toEqual({ name: 'help.pdf', title: 'Help', heldBy: ['KAPP', 'KA'] });
  });

  it('are not held by a code for which their feature is locked (SH-025, SH-027)', () => {
    expect(findFile(edition, 'ai-checklist.pdf')?.heldBy).toEqual(['KAPP']);
  });

  it('are found by their exact name alone, never by a path (SR-012)', () => {
    const names = [
      'HELP.PDF',
      '../help.pdf',
      '../secret.pdf',
      '..',
      '/etc/passwd',
      'files/help.pdf',
      'help.pdf\0.txt',
      'help.pdf/',
      'other.pdf',
      '',
      '__proto__',
    ];
    expect(names.filter((name) => findFile(edition, name))).toEqual([]);
  });
});
