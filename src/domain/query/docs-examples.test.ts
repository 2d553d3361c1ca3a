import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { applyNotes } from '#domain/query/apply-notes.ts';
import { evaluateQuery } from '#domain/query/evaluate-query.ts';
import { parseQuery } from '#domain/query/parse-query.ts';
import { tokenizeText } from '#domain/words/tokenize.ts';

const DOCUMENT = new URL('../../../docs/QUERY-LANGUAGE.md', import.meta.url);

/** The rows of all tables with a certain first line, cells without their code marks. */
function readTables(header: string): string[][] {
  const rows: string[][] = [];
  let isInside = false;
  for (const line of readFileSync(DOCUMENT, 'utf8').split('\n')) {
    if (line === header) isInside = true;
    else if (!line.startsWith('|')) isInside = false;
    else if (isInside && !line.startsWith('|---')) rows.push(line.slice(1, -1).split('|').map(readCell));
  }
  return rows;
}

function readCell(cell: string): string {
  return cell.trim().replace(/^`(.*)`$/, '$1');
}

describe('The examples of the query language’s description hold (SR-055, SR-056, SR-057, SR-058, SR-060, SR-062, SR-063, SR-064, SR-068)', () => {
  test.each(readTables('| Query | Text | Found |'))('%s | %s | %s', (query = '', text = '', found = '') => {
    const parsed = parseQuery(query);
    if (!parsed.ok || parsed.tree === undefined) throw new Error(`not read: ${query}`);
    const answer = evaluateQuery(parsed.tree, { title: tokenizeText(''), text: tokenizeText(text) });
    expect(answer).toMatchObject({ ok: true, matches: found === 'yes' });
  });

  test.each(readTables('| Typed | Read as |'))('%s is read as %s', (typed = '', corrected = '') => {
    const parsed = parseQuery(typed);
    expect(parsed.ok && parsed.notes.length > 0 && applyNotes(typed, parsed.notes)).toBe(corrected);
  });

  test.each(readTables('| Refused | Suggested |'))('%s is refused, suggesting %s', (typed = '', suggested = '') => {
    const parsed = parseQuery(typed);
    expect(parsed.ok ? 'read' : (parsed.error.suggestion ?? '-')).toBe(suggested);
  });

  test('there are examples of every kind', () => {
    expect(readTables('| Query | Text | Found |').length).toBeGreaterThan(50);
    expect(readTables('| Typed | Read as |').length).toBeGreaterThan(10);
    expect(readTables('| Refused | Suggested |').length).toBeGreaterThan(10);
  });
});
