import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Fact } from '../facts/fact.ts';
import { countLimit } from './count-limit.ts';
import { listLimits } from './list-limits.ts';
import { writeCalendar } from './write-calendar.ts';

const FACTS = readFileSync('content/demo/kcl/facts/merger-thresholds.jsonl', 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Fact);
const NONE = new Set<string>();
const MADE = { library: 'Pandect Competition Law', at: '2026-11-28T09:30:00.000Z', filed: '2026-11-02' };

const fact = (fields: Partial<Fact>): Fact => ({
  id: 'q.p1',
  kind: 'time-limit',
  subject: { place: 'NO' },
  topic: 'merger control',
  value: 25,
  unit: 'working days',
  qualifiers: { phase: 1 },
  source: { title: 'Merger Act of the Quays; part 1, chapter 2', address: 'https://quay.example/act', place: 's. 3' },
  readOn: '2026-11-27',
  ...fields,
});

describe('OP-178: limits that run from a filing', () => {
  it.each([
    // The day of filing is not counted: Tuesday the 3rd is the first.
    ['2026-11-02', 25, 'working days', '2026-12-07'],
    ['2026-11-06', 1, 'working days', '2026-11-09'],
    ['2026-11-02', 30, 'days', '2026-12-02'],
    ['2026-11-02', 4, 'weeks', '2026-11-30'],
    // § 188(3) of the German Civil Code: where the month has no such day, on its last.
    ['2027-01-31', 1, 'months', '2027-02-28'],
    ['2026-08-31', 6, 'months', '2027-02-28'],
    ['2026-11-30', 1, 'months', '2026-12-30'],
    ['2023-09-30', 5, 'months', '2024-02-29'],
  ] as const)('from %s: %s %s end on %s', (from, number, unit, until) => {
    expect(countLimit(from, { number, unit }, NONE)).toBe(until);
  });

  it('leave out closed days that facts of the place know, and say so', () => {
    const closed = fact({ id: 'q.day', kind: 'holiday', validFrom: '2026-11-03', value: true });
    const { limits } = listLimits([fact({ value: 2 }), closed], ['NO'], '2026-11-02');
    expect(limits).toMatchObject([{ day: '2026-11-05' }]);
    expect(limits[0]?.notes.join(' ')).toContain('closed days that the library knows are not counted');
  });

  it('of the demo library have a day where facts say enough, and a sentence where they do not', () => {
    const { limits, open } = listLimits(FACTS, ['EU', 'DE', 'AT', 'US', 'BR', 'KR', 'IT'], '2026-11-02');
    expect(limits.map(({ id, day, title }) => [id, day, title])).toEqual([
      ['mt.at.p1', '2026-11-30', 'Austria: phase 1 ends'],
      ['mt.de.p1', '2026-12-02', 'Germany: phase 1 ends'],
      ['mt.us.p1', '2026-12-02', 'United States: phase 1 ends'],
      ['mt.br.fast', '2026-12-02', 'Brazil: phase 1 (fast-track) ends'],
      ['mt.kr.p1', '2026-12-02', 'South Korea: phase 1 ends'],
      ['mt.eu.p1', '2026-12-07', 'European Union: phase 1 ends'],
      [
        'mt.eu.p1.extended',
        '2026-12-21',
        'European Union: phase 1 ends if extended (request under Article 9(2) or commitments offered)',
      ],
      ['mt.de.p2', '2027-04-02', 'Germany: phase 2 ends'],
      ['mt.br.max', '2027-06-30', 'Brazil: phase 1 and 2 together ends'],
    ]);
    expect(open.map(({ words }) => words)).toEqual([
      'European Union: phase 2 (90 working days): it does not run from the filing but from a later step; no day can be said.',
      'Austria: phase 2 (5 months from the request for examination): it does not run from the filing but from a later step; no day can be said.',
      expect.stringContaining('United States: phase 2 (30 days from substantial compliance with a second request): '),
      'South Korea: phase 2 (90 further days): it does not run from the filing but from a later step; no day can be said.',
      'Italy: No time limit of this place was read. Read the text.',
    ]);
    const german = limits.find(({ id }) => id === 'mt.de.p2');
    expect(german?.notes).toContain('It may become longer: 1 month on first offer of conditions.');
  });

  it('say of a last day what nobody here knows of it', () => {
    const notesOf = (filed: string) =>
      listLimits([fact({ value: 4, unit: 'weeks' })], ['NO'], filed).limits[0]?.notes.join(' ');
    // Friday, 25 December, and Saturday the 26th.
    expect(notesOf('2026-11-27')).toContain('public holiday is not known');
    expect(notesOf('2026-11-28')).toContain('ends on a weekend');
  });

  it.each(['working days', 'months'])('have no day where they are longer than any law has them, in %s', (unit) => {
    const { limits, open } = listLimits([fact({ value: 1e9, unit })], ['NO'], '2999-12-31');
    expect([limits, open[0]?.words]).toEqual([[], expect.stringContaining('does not say a number of days')]);
    const longest = listLimits([fact({ value: 1000, unit })], ['NO'], '2999-12-31').limits[0]?.day;
    expect(longest).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
  });

  it('are those that hold on the day of filing', () => {
    const german = (filed: string) => listLimits(FACTS, ['DE'], filed).limits.map(({ id }) => id);
    expect(german('2020-04-01')).toEqual(['mt.de.p1', 'mt.de.p1.covid', 'mt.de.p2.old']);
    expect(german('2021-01-19')).toEqual(['mt.de.p1', 'mt.de.p2']);
  });
});

describe('OP-178: limits as a calendar (RFC 5545)', () => {
  const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

  it('has an event of a whole day for each, with its rule, its source, and that it has to be checked', () => {
    const { limits } = listLimits([fact({})], ['NO'], MADE.filed);
    const text = writeCalendar(limits, MADE);
    expect(unfold(text)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Pandect//Pandect Competition Law//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:q.p1-2026-11-02@limits.pandect',
      'DTSTAMP:20261128T093000Z',
      'DTSTART;VALUE=DATE:20261207',
      'DTEND;VALUE=DATE:20261208',
      'SUMMARY:Norway: phase 1 ends (check)',
      expect.stringMatching(
        /^DESCRIPTION:25 working days from the filing of 2026-11-02\.\\nSource: Merger Act of the Quays\\; part 1\\, chapter 2\\, s\. 3\\, https:\/\/quay\.example\/act \(read 2026-11-27\)\. Fact: q\.p1\..*\\nCheck: /u,
      ),
      'URL:https://quay.example/act',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('folds lines at 75 octets and cuts no character, whatever the script', () => {
    const title = `독점규제 및 공정거래에 관한 법률 ${'ß 😀 \\ , ; '.repeat(20)}`;
    const { limits } = listLimits([fact({ source: { title, place: 'line one\nline two' } })], ['NO'], MADE.filed);
    const text = writeCalendar(limits, MADE);
    const lines = text.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
    const described = unfold(text).find((line) => line.startsWith('DESCRIPTION:')) ?? '';
    const back = described.replaceAll('\\n', '\n').replaceAll(/\\([\\;,])/gu, '$1');
    expect(back).toContain(title.trim());
    expect(back).toContain('line one\nline two');
  });
});
