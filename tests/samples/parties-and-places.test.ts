import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLibraryDatabase } from '#server/adapters/sqlite/library-database.ts';
import { KNOWN_INSTRUMENTS } from '#server/compose/known-instruments.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';

const SAMPLES = process.env['PANDECT_SAMPLES'] ?? '../shared/samples';
const LISTS = ['bits-list', 'eu-merger', 'icsid-cases', 'treaties'].map((folder) => join(SAMPLES, folder));

test.skipIf(!LISTS.every((folder) => existsSync(folder)))(
  'the sample lists arrive as cases, parties, places and treaties with the status of their parties (OP-139)',
  { timeout: 300_000 },
  async () => {
    const library = new TemporaryLibrary();
    try {
      const { refused } = await library.import({ roots: LISTS });
      expect(refused).toEqual([]);
      const { sqlite, close } = await openLibraryDatabase(library.config.dataFolder, KNOWN_INSTRUMENTS);
      const count = (of: string) => sqlite.get<{ n: number }>(`SELECT count(*) AS n FROM ${of}`)?.n;
      try {
        // What the lists hold: rows of cases.csv; rows of bits.csv and the treaties in Markdown.
        expect(count("record WHERE kind = 'case'")).toBe(40);
        expect(count("record WHERE kind = 'instrument'")).toBe(645 + 29);
        expect(count("record WHERE kind = 'place'")).toBe(count("record WHERE kind = 'party'"));
        // Every row of status names a treaty that is there and, of those in the list, a place that is.
        expect(count("record_link WHERE kind = 'instrument' AND target IS NULL")).toBe(0);
        expect(
          count(`record_link l JOIN record r ON r.number = l.record
            WHERE r.kind = 'treaty-status' AND r.key LIKE 'csv:%' AND l.kind = 'place' AND l.target IS NULL`),
        ).toBe(0);
        expect(count("record WHERE kind = 'treaty-status' AND key LIKE 'csv:%'")).toBeGreaterThanOrEqual(2 * 645);
        // Each of the forty respondents is a state.
        expect(count("record_link WHERE record IS NOT NULL AND side = 'respondent' AND target > 0")).toBe(40);
        expect(
          count("record_link l JOIN record r ON r.number = l.record WHERE r.kind = 'case' AND l.side = 'claimant'"),
        ).toBeGreaterThan(45);
      } finally {
        close();
      }
    } finally {
      library.dispose();
    }
  },
);
