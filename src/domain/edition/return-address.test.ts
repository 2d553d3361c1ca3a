import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReturnAddress } from './return-address.ts';

const SITE = 'https://ka.example.org';

describe('the address to return to after sign-in', () => {
  it.each([
    ['/', '/'],
    ['/document/ka-award-001', '/document/ka-award-001'],
    ['/search?q=a%20b&topic=State%20Aid#hit-3', '/search?q=a%20b&topic=State%20Aid#hit-3'],
    ['/search?topic=State Aid', '/search?topic=State%20Aid'],
    ['/search?q=Zürich', '/search?q=Z%C3%BCrich'],
    ['/search?q=a//b&x=https://other.example', '/search?q=a//b&x=https://other.example'],
    [String.raw`/search?q=a\b`, '/search?q=a%5Cb'],
    ['https://ka.example.org', '/'],
    ['https://ka.example.org/books?q=x', '/books?q=x'],
    ['HTTPS://KA.Example.ORG/Books', '/Books'],
    ['https://ka.example.org:443/books', '/books'],
    ['https://ka.example.org?q=x', '/?q=x'],
    ['/document/100%2525', '/document/100%2525'],
  ])('keeps path, query and fragment of %s', (value, kept) => {
    expect(readReturnAddress(SITE, value)).toBe(`${SITE}${kept}`);
  });

  it.each([
    ['nothing', ''],
    ['another host', 'https://evil.example/'],
    ['another scheme', 'http://ka.example.org/'],
    ['another port', 'https://ka.example.org:8443/'],
    ['a host that begins alike', 'https://ka.example.org.evil.example/'],
    ['a host below ours', 'https://x.ka.example.org/'],
    ['the host as a user name', 'https://ka.example.org@evil.example/'],
    ['a user name before the host', 'https://evil@ka.example.org/'],
    ['two slashes', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['slash and backslash', String.raw`/\evil.example`],
    ['backslashes', String.raw`\\evil.example`],
    ['backslash further on', String.raw`/books\..\..\evil`],
    ['a backslash in the authority', String.raw`https://ka.example.org\@evil.example/`],
    ['escaped slashes', '/%2F%2Fevil.example'],
    ['one escaped slash', '/%2fevil.example'],
    ['slashes escaped twice', '/%252F%252Fevil.example'],
    ['slashes escaped three times', '/%25252Fevil.example'],
    ['slashes escaped twice beside a lone percent sign', '/%252Fevil.example%25'],
    ['an escaped backslash', '/%5Cevil.example'],
    ['two slashes behind our host', 'https://ka.example.org//evil.example'],
    ['dot segments that leave two slashes', '/books/..//evil.example'],
    ['dot segments', '/./books/../x'],
    ['escaped dot segments', '/%2e%2e/x'],
    ['a script', 'javascript:alert(1)'],
    ['a script in other letters', 'JaVaScRiPt:alert(1)'],
    ['a script that looks like a host', 'javascript://ka.example.org/%0aalert(1)'],
    ['data', 'data:text/html,x'],
    ['a relative path', 'books'],
    ['a scheme without slashes', 'https:evil.example'],
    ['a scheme with one slash', 'https:/evil.example'],
    ['a tab inside', '/\t/evil.example'],
    ['a line break', '/books\r\nSet-Cookie: a=b'],
    ['an escaped line break in the path', '/books%0d%0aSet-Cookie'],
    ['a null', '/books\u0000'],
    ['a space in front', ' //evil.example'],
    ['a malformed escape', '/books/%E0%A4%A'],
    ['a line separator', '/books\u2028x'],
  ])('is the first page for %s', (_trick, value) => {
    expect(readReturnAddress(SITE, value)).toBe(`${SITE}/`);
  });

  it('is the first page where no value was given, and for one longer than any address of ours', () => {
    expect(readReturnAddress(SITE, undefined)).toBe(`${SITE}/`);
    expect(readReturnAddress(SITE, null)).toBe(`${SITE}/`);
    expect(readReturnAddress(SITE, `/${'a'.repeat(9000)}`)).toBe(`${SITE}/`);
  });

  it('knows a host with a port, and its default port', () => {
    expect(readReturnAddress('http://ka.localhost:3000', 'http://ka.localhost:3000/x')).toBe(
      'http://ka.localhost:3000/x',
    );
    expect(readReturnAddress('http://ka.localhost:3000', 'http://ka.localhost/x')).toBe('http://ka.localhost:3000/');
    expect(readReturnAddress('http://ka.localhost:80', 'http://ka.localhost/x')).toBe('http://ka.localhost/x');
  });

  it('leads a browser to the site whatever was asked for, once and when it is read again', () => {
    const part = fc.constantFrom('/', '\\', '//', '%2f', '%5c', '.', '..', '@', ':', '?', '#', 'evil', SITE, '\t', 'é');
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(part).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(value, (text) => {
        const address = readReturnAddress(SITE, text);
        const url = new URL(address);
        expect(url.origin).toBe(SITE);
        expect(url.pathname).not.toMatch(/^\/[/\\]/u);
        expect(address).toMatch(/^[\u0021-\u007e]+$/u);
        expect(readReturnAddress(SITE, address)).toBe(address);
        expect(readReturnAddress(SITE, address.slice(SITE.length))).toBe(address);
      }),
      { numRuns: 500 },
    );
  });
});
