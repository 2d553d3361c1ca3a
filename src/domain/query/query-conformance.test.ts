import { describe, expect, test } from 'vitest';
import { recordOf } from '#tests/support/query-conformance/conformance-case.ts';
import { evaluateQuery } from '#domain/query/evaluate-query.ts';
import { parseQuery } from '#domain/query/parse-query.ts';
import { QUERY_CONFORMANCE } from '#tests/support/query-conformance/query-conformance.ts';
import { withForms } from '#domain/query/related-forms.ts';
import { tokenizeRecord } from '#tests/support/tokenize-record.ts';
import { tokenizeText } from '#domain/words/tokenize.ts';

describe('The evaluator answers every conformance case (SR-055, SR-056, SR-057, SR-058, SR-060, SR-062, SR-063, SR-064, SR-068, OP-163)', () => {
  test.each(QUERY_CONFORMANCE)('$name', (conformance) => {
    const { query, title = '', text, language, forms = 'number', matches, marks } = conformance;
    const parsed = parseQuery(query);
    if (!parsed.ok || parsed.tree === undefined) throw new Error(`not read: ${query}`);
    const document = {
      title: tokenizeText(title, language),
      text: tokenizeText(text, language),
      ...tokenizeRecord(recordOf(conformance), language),
    };
    const answer = evaluateQuery(withForms(parsed.tree, forms), document);
    if (!answer.ok) throw new Error(answer.error.reason);
    expect(answer.matches).toBe(matches);
    const shown = answer.spans.filter(({ field }) => field !== 'record');
    const marked = shown.map((span) => (span.field === 'title' ? title : text).slice(span.start, span.end));
    if (marks !== undefined) expect(marked).toEqual(marks);
    else expect(answer.spans.length > 0).toBe(matches);
  });

  test('there are at least 250 cases with names of their own', () => {
    expect(QUERY_CONFORMANCE.length).toBeGreaterThanOrEqual(250);
    expect(new Set(QUERY_CONFORMANCE.map((each) => each.name)).size).toBe(QUERY_CONFORMANCE.length);
  });
});
