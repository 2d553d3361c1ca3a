import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What readers are not told any more, in the words of once; today's stand beside each. */
const FORMER = {
  'How it was read': 'How we read your search',
  'What stands in the way': 'Broaden your search',
  'New is what was added': 'We count documents added since you last looked.',
  'Expect no certain number': 'Too early to estimate: most matches were added in the last 30 days.',
  'has a shape that this form': 'This search is too complex for the form.',
  'Choose days': 'Custom range',
  'Description of the calls': 'API',
  'Not built yet': 'Coming soon',
  'Write to whoever runs': 'Contact us',
  'Whoever looks after': 'Your library or knowledge team',
  'a document that only changed': 'Changes to older documents are not counted.',
  'What is there now counts': 'Everything found today counts as seen.',
  'Searched: Search': 'Searched in: All content',
  'What helps to say': 'What to include',
  'Profile navigator': 'Profile Navigator',
  'Feedback and support': 'Feedback and Support',
  'Bilateral investment treaty': 'Bilateral Investment Treaty',
  'Corpus version': 'Library version',
  'Relevant date': 'Date of the document',
  'others between them': 'at most 5 other words between them, in either order',
};

// Tests may quote them; documents of the library may say what they like.
const SOURCES = [
  ...globSync(['src/web/**/*.{ts,tsx}', 'src/editions/**/*.ts', 'src/server/**/*.ts', 'src/domain/**/*.ts']),
  'docs/QUERY-LANGUAGE.md',
  'docs/OPERATIONS.md',
].filter((path) => !/\.(?:test|test-support|conformance)\.tsx?$/u.test(path));

it('No source of a screen, a file or a page of help says a former wording', () => {
  expect(SOURCES.length).toBeGreaterThan(500);
  const said = SOURCES.flatMap((path) => {
    // A sentence may go on in the next line; what a comment says reaches nobody.
    const text = readFileSync(path, 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, '')
      .replaceAll(/\s+/gu, ' ');
    return Object.keys(FORMER).flatMap((words) => (text.includes(words) ? [`${path}: ${words}`] : []));
  });
  expect(said).toEqual([]);
});
