import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import { readProvisions } from '#domain/provisions/read-provision.ts';
import { INSTRUMENTS } from '#server/compose/known-instruments.ts';
import { parseYamlFields } from '#importers/reading/yaml-fields.ts';
import { PRODUCT } from '#server/compose/product.ts';

const known = new KnownInstruments(INSTRUMENTS);

/** Words of links that name a part of something which is no known instrument, and why nothing is read into them. */
const NOT_UNDERSTOOD: Readonly<Record<string, string>> = {
  'Article 100': 'names no instrument; that it is of the European Patent Convention is said by the manual around it',
  'Article 31': 'names no instrument; it is read as TRIPS only where the caller says that the text around it is',
  'Article 59': 'names no instrument; that it is of the EU Trade Mark Regulation is said by the summary around it',
  'Rule 53': 'names no instrument; which rules are meant is said by the summary around it',
  'Recital 7': 'a recital of a decision of the Commission, which is no instrument',
  'Recital 9': 'a recital of a decision of the Commission, which is no instrument',
  'recital 4': 'a recital of a decision of the Commission, which is no instrument',
  'recital 5': 'a recital of a decision of the Commission, which is no instrument',
  'recital 6': 'a recital of a decision of the Commission, which is no instrument',
  'recital 7': 'a recital of a decision of the Commission, which is no instrument',
  'recital 7 of its decision': 'a recital of a decision of the Commission, which is no instrument',
  'recital 11': 'a recital of a decision of the Commission, which is no instrument',
  'chapter 2': 'a chapter of the book that the link stands in',
  'chapter 5': 'a chapter of the book that the link stands in',
};

const texts = readdirSync(PRODUCT.demoFolder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md') && path !== 'README.md')
  .map((path) => readFileSync(join(PRODUCT.demoFolder, path), 'utf8'));
const records = texts.map((text) => parseYamlFields(/^---\n([^]*?)\n---\n/.exec(text)?.[1] ?? '', 'a document'));

function listDistinct(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}

function isUnderstood(reference: string): boolean {
  return readProvisions(reference, known).every(({ kind }) => kind !== 'unknown');
}

describe('what the demo library says about instruments', () => {
  it('reads each of the provisions that its documents name as a provision (OP-122)', () => {
    const provisions = listDistinct(records.flatMap((fields) => fields.list('provisions')));
    expect(provisions.length).toBeGreaterThanOrEqual(417);
    const others = provisions.filter((reference) => {
      const readings = readProvisions(reference, known);
      return readings.length !== 1 || readings[0]?.kind !== 'provision';
    });
    expect(others).toEqual([]);
  });

  it('knows each of the instruments that its documents name (OP-122)', () => {
    const names = listDistinct(records.flatMap((fields) => [...fields.list('legislations'), ...fields.list('rules')]));
    expect(names.length).toBeGreaterThan(160);
    expect(names.filter((name) => !isUnderstood(name))).toEqual([]);
  });

  it('reads the links that begin with the name of a part, except those of which it is said why not (OP-122)', () => {
    const links = texts.flatMap((text) =>
      [...text.matchAll(/\[([^\]\n]+)\]\(doc:[^)\s]+\)/g)].map(([, words = '']) => words),
    );
    const parts = listDistinct(links).filter((words) =>
      /^(?:art|sect|rule|recital|chapter|annex|§)\S*\s\d/i.test(words),
    );
    expect(parts.length).toBeGreaterThan(8);
    expect(parts.filter((words) => !isUnderstood(words))).toEqual(Object.keys(NOT_UNDERSTOOD).sort());
  });
});
