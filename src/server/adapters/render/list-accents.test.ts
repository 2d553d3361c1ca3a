import { expect, it } from 'vitest';
import { listAccents } from './list-accents.ts';

it('lists each letter whose accent has no letter of its own once, the longest first, tall ones as such', () => {
  expect(listAccents('P\u0302(x) and x\u0304, P\u0302, P\u0302\u0303, é'.normalize('NFC'))).toEqual([
    { letter: 'P', accents: ['\u0302', '\u0303'], isTall: true },
    { letter: 'P', accents: ['\u0302'], isTall: true },
    { letter: 'x', accents: ['\u0304'], isTall: false },
  ]);
});

it('leaves the marks of other scripts to their faces', () => {
  expect(listAccents('שָׁלוֹם كِتَاب')).toEqual([]);
});
