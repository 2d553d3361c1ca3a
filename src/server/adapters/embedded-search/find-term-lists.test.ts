import { expect, test } from 'vitest';
import { IRREGULAR_NOUNS } from '#domain/words/irregular-nouns.ts';
import { numberKey } from '#domain/words/number-key.ts';
import { withForms } from '#domain/query/related-forms.ts';
import { stemWord } from '#domain/words/stem.ts';
import { SegmentBuilder } from '../index/segment-builder.ts';
import { Segment } from '../index/segment.ts';
import { findTermLists, findTermWords } from './find-term-lists.ts';

const ENDINGS = ['', 's', 'ed', 'ing', 'ation', 'ational', 'ator', 'able', 'ability', 'iveness', 'ly', 'y', 'ies'];
const ROOTS = ['arbitr', 'claim', 'adapt', 'relat', 'hop', 'happ', 'us', 'valu', 'process', 'conform', 'cit'];
const WORDS = [
  ...new Set([...ROOTS.flatMap((root) => ENDINGS.map((ending) => root + ending)), ...IRREGULAR_NOUNS.keys()]),
];

/** `hasNumbers` false: as a segment of release 0.1 says nothing of it. */
function buildSegment(hasNumbers: boolean): Segment {
  const builder = new SegmentBuilder();
  builder.begin('');
  builder.addText(WORDS.join(' '));
  builder.end({ documentNumber: 1, id: 'one', title: '', recordTexts: [], facets: {}, dates: {} });
  const sections = new Map<string, Uint8Array[]>();
  const { hasNumbers: _said, ...meta } = builder.build({
    write: (section, bytes) => void sections.set(section, [...(sections.get(section) ?? []), bytes.slice()]),
  });
  const pieces = [...sections].map(([name, parts]) => [name, Buffer.concat(parts)] as const);
  const places = new Map<string, readonly [number, number]>();
  const buffer = new ArrayBuffer(pieces.reduce((sum, [, { length }]) => sum + length + 8, 0));
  let at = 0;
  for (const [name, bytes] of pieces) {
    new Uint8Array(buffer).set(bytes, at);
    places.set(name, [at, bytes.length]);
    at += (bytes.length + 7) & ~7;
  }
  return new Segment({ id: 1, meta: { ...meta, ...(hasNumbers ? { hasNumbers } : {}) }, buffer, sections: places });
}

test.each([true, false])(
  'A word finds what the definition says, looked for in a vocabulary filed by number: %s (OP-163)',
  (hasNumbers) => {
    const segment = buildSegment(hasNumbers);
    for (const word of WORDS) {
      for (const forms of ['number', 'related'] as const) {
        const term = withForms({ kind: 'word', word, exact: false, at: 0, length: 0 }, forms);
        if (term.kind !== 'word') throw new Error(word);
        const meant = WORDS.filter(
          (other) =>
            numberKey(other) === numberKey(word) || (term.related === true && stemWord(other) === stemWord(word)),
        );
        const found = findTermWords(segment, term).map((place) => segment.words.get(place));
        expect(found.toSorted(), `${word} ${forms}`).toEqual(meant.toSorted());
        const lists = findTermLists(segment, term);
        expect(new Set(lists).size, word).toBe(lists.length);
      }
    }
  },
);
