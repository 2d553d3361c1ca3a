import { describe, expect, test } from 'vitest';
import { aknImporter } from '../akn/akn.importer.ts';
import { bitsImporter } from '../bits/bits.importer.ts';
import { jatsImporter } from '../jats/jats.importer.ts';
import { uslmImporter } from '../uslm/uslm.importer.ts';
import { sniffRoot } from './sniff-root.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const IMPORTERS = [aknImporter, uslmImporter, jatsImporter, bitsImporter];

/** The format that takes a file which begins like this. */
function taker(head: string): string {
  const takers = IMPORTERS.filter((importer) => importer.accepts('file.xml', encode(head)));
  return takers.map(({ format }) => format).join(' and ') || 'none';
}

test('the root of a file in UTF-16 is found', () => {
  const head = new Uint8Array(Buffer.from('\uFEFF<article article-type="letter">', 'utf16le'));
  expect(jatsImporter.accepts('letter.xml', head)).toBe(true);
});

test('the root is found behind a declaration, comments, instructions and a document type', () => {
  const head = `\uFEFF<?xml version="1.0"?>\n<!-- <a> --><?x <b> ?><!DOCTYPE q:c PUBLIC ">" "x" [<!ENTITY d "e">]><q:c xmlns:q='urn:q'>`;
  expect(sniffRoot(encode(head))).toMatchObject({ name: 'c', namespace: 'urn:q' });
  expect(sniffRoot(encode('plain text'))).toBeUndefined();
  expect(sniffRoot(encode('PK\u0003\u0004'))).toBeUndefined();
});

describe('a file is taken by the importer of its format and by no other', () => {
  test.each([
    ['<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><judgment/>', 'akn'],
    ['<an:akomaNtoso xmlns:an="http://docs.oasis-open.org/legaldocml/ns/akn/3.0/CSD13"><an:act/>', 'akn'],
    ['<akomaNtoso xmlns="http://www.akomantoso.org/1.0"><act/>', 'none'],
    ['<pLaw xmlns="http://schemas.gpo.gov/xml/uslm">', 'uslm'],
    ['<uscDoc xmlns="http://xml.house.gov/schemas/uslm/1.0">', 'uslm'],
    ['<!DOCTYPE bill PUBLIC "-//US Congress//DTDs/bill.dtd//EN" "bill.dtd"><bill>', 'uslm'],
    ['<bill><amount>12 EUR</amount></bill>', 'none'],
    ['<article article-type="letter"><front>', 'jats'],
    ['<article><title>DocBook</title><para>', 'none'],
    ['<book><book-meta>', 'bits'],
    ['<book-part><book-part-meta>', 'bits'],
    ['<book><title>DocBook</title><chapter>', 'none'],
    ['<!DOCTYPE dokumente SYSTEM "http://example.org/gii-norm.dtd"><dokumente><norm>', 'none'],
    ['<!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml"><body><article><front>', 'none'],
    ['<root><akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"/></root>', 'none'],
    ['', 'none'],
  ])('%s is for %s', (head, format) => {
    expect(taker(head)).toBe(format);
  });
});
