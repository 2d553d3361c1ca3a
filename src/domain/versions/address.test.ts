import { expect, test } from 'vitest';
import { printAddress, readAddress } from './address.ts';

test.each([
  ['p12', undefined, { target: { kind: 'paragraph', name: '12' } }],
  ['p12A-2', '3', { target: { kind: 'paragraph', name: '12A-2' }, version: 3 }],
  ['b7', undefined, { target: { kind: 'block', name: '7' } }],
  ['fn3', '1', { target: { kind: 'note', name: '3' }, version: 1 }],
  ['fn*', undefined, { target: { kind: 'note', name: '*' } }],
  ['page-45', undefined, { target: { kind: 'page', name: '45' } }],
  ['page-xiv', undefined, { target: { kind: 'page', name: 'xiv' } }],
  ['contents-2.1', '2', { target: { kind: 'contents', name: '2.1' }, version: 2 }],
  ['p12:40-87', '2', { target: { kind: 'paragraph', name: '12' }, passage: { from: 40, to: 87 }, version: 2 }],
  ['fn3:0-5', undefined, { target: { kind: 'note', name: '3' }, passage: { from: 0, to: 5 } }],
])('OP-119: #%s with v=%s names a place, and is written the same', (fragment, version, address) => {
  expect(readAddress(`#${fragment}`, version)).toEqual(address);
  expect(readAddress(fragment, version)).toEqual(address);
  const read = readAddress(fragment, version);
  expect(read && printAddress(read)).toEqual(version === undefined ? { fragment } : { fragment, v: version });
});

test('a paragraph is found as sources of judgments name it', () => {
  expect(readAddress('#para_45')).toEqual({ target: { kind: 'paragraph', name: '45' } });
  expect(readAddress('para_x')).toBeUndefined();
});

test('names that are no plain letters are written in code and read back', () => {
  const address = { target: { kind: 'note', name: '†%' } } as const;
  expect(printAddress(address)).toEqual({ fragment: 'fn%E2%80%A0%25' });
  expect(readAddress('fn%E2%80%A0%25')).toEqual(address);
});

test.each(['', '#', 'p', 'p12a4b', 'b', 'bx', 'fn', 'page-', 'main', 'p%', ':40-87', 'p1234567'])(
  'the fragment "%s" names no place in a text',
  (fragment) => expect(readAddress(fragment)).toBeUndefined(),
);

test('passages and versions that cannot be are left out', () => {
  const plain = { target: { kind: 'paragraph', name: '12' } };
  for (const fragment of ['p12:87-40', 'p12:40-40', 'p12:40', 'p12:-1-5', 'p12:a-b'])
    expect(readAddress(fragment)).toEqual(plain);
  for (const version of ['0', '-1', '1.5', 'two', '', null, '9999999'])
    expect(readAddress('p12', version)).toEqual(plain);
  expect(readAddress('page-45:1-2')).toEqual({ target: { kind: 'page', name: '45' } });
});

test('OP-119: text fragments of browsers are passed over', () => {
  expect(readAddress('#p12:~:text=the%20award')).toEqual(readAddress('p12'));
  expect(readAddress('#p12:40-87:~:text=award')).toEqual(readAddress('p12:40-87'));
  expect(readAddress('#:~:text=award')).toBeUndefined();
});
