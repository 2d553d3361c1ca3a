import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getNewAddress } from './legacy-address.ts';

describe('the new address of a legacy one', () => {
  it.each([
    ['/document.aspx', '?id=KLI-KA-1234567', '/document/KLI-KA-1234567'],
    ['/document.aspx', 'ID=ka-award-001&title=x', '/document/ka-award-001'],
    ['/document.aspx/ka-award-001', '', '/document/ka-award-001'],
    ['/commonui/documents/ka-award-001/', '', '/document/ka-award-001'],
    ['/book-toc.aspx/ka%2Dbook%2D06', '', '/document/ka-book-06'],
  ])('is the document of the id query value or the last path segment: %s%s (SH-065)', (path, query, address) => {
    expect(getNewAddress(path, query)).toBe(address);
  });

  it('takes the id query value before the last path segment, and both before books and journals (SH-069)', () => {
    expect(getNewAddress('/document.aspx/ka-award-001', '?id=ka-award-002')).toBe('/document/ka-award-002');
    expect(getNewAddress('/commonui/books/ka-book-06', '')).toBe('/document/ka-book-06');
    expect(getNewAddress('/commonui/books/journals', '')).toBe('/books');
  });

  it.each(['/commonui/books', '/CommonUI/Books/list2.aspx', '/document.aspx/mybooks'])(
    'is the books for a path that contains “books”: %s (SH-066)',
    (path) => {
      expect(getNewAddress(path, '')).toBe('/books');
    },
  );

  it.each(['/commonui/journals', '/commonui/Journals.aspx', '/book-toc.aspx/journals/all'])(
    'is the journals for a path that contains “journals”: %s (SH-067)',
    (path) => {
      expect(getNewAddress(path, '?sort=2')).toBe('/journals');
    },
  );

  it.each([
    ['/commonui', ''],
    ['/document.aspx', ''],
    ['/document.aspx', '?id='],
    ['/document.aspx', '?id=../../etc/passwd'],
    ['/document.aspx', '?id=%zz'],
    ['/commonui/search', '?grid=5'],
    ['/commonui/default2.aspx', ''],
    ['/default2', ''],
    ['/commonui/%E0%A4%A', ''],
    ['', ''],
  ])('is the first page for everything else: %s%s (SH-068)', (path, query) => {
    expect(getNewAddress(path, query)).toBe('/');
  });

  it('never throws and always stays on the site', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (path, query) => {
        expect(getNewAddress(path, query)).toMatch(/^\/(?:books|journals|document\/[A-Za-z0-9][\w.~-]*)?$/u);
      }),
    );
  });
});
