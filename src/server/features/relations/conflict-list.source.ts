import { conflictQuestion, type ConflictAnswer } from '#contract/conflict-check.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { fields, under } from '#server/asking/document-blocks.ts';
import type { DocumentBlock, Facts } from '#server/ports/document-renderer.ts';
import type { DownloadSource } from '#server/ports/download-source.ts';
import type { ConflictCheckService } from './conflict-check.service.ts';
import { describeSearchFacts, presentPairPages, presentPairRows } from './present-relation-files.ts';

/** A conflict check as a file, checked anew; its names are kept nowhere but in it (OP-177). */
export function createConflictListSource(checks: ConflictCheckService): DownloadSource {
  return {
    name: 'conflict checks',
    /** Throws `feature-locked` where the reader's codes do not have results. */
    async collect(reader, wish, { origin, charge, sayMade }) {
      if (!wish.conflicts) {
        throw new LibraryError('value-not-allowed', { field: 'conflicts', reason: 'Say the names to check.' });
      }
      const question = conflictQuestion.parse(wish.conflicts);
      const answer = await charge('search', () => checks.check(reader, question));
      const title = wish.title?.trim() || 'Conflict check';
      const facts = [...describe(answer), ...sayMade()];
      return {
        title,
        content: {
          list: { title, facts, ...presentPairRows(answer, origin) },
          document: {
            title,
            facts,
            blocks: [...presentNames(answer), ...presentRepeats(answer), ...presentPairPages(answer, origin)],
          },
        },
        count: { rows: answer.rows.length, total: answer.totalRows },
      };
    },
  };
}

function describe({ names, searched, closed, totalRows, repeats }: ConflictAnswer): Facts {
  const listed = (state: ConflictAnswer['names'][number]['state']) =>
    names.filter((one) => one.state === state).map(({ name }) => name);
  return [
    ['Names checked', String(names.length)],
    ['Not known here', listed('none').join('; ') || 'None'],
    ['To be confirmed', listed('several').join('; ') || 'None'],
    [
      `Repeat appointments since ${formatDate(repeats.since)}`,
      repeats.of.map(({ arbitrator, by, cases }) => `${arbitrator.name} by ${by.name}: ${cases.length}`).join('; ') ||
        'None known here',
    ],
    ...describeSearchFacts(searched, closed, totalRows),
  ];
}

/** Who was appointed again by one side, with the cases. */
function presentRepeats({ repeats }: ConflictAnswer): DocumentBlock[] {
  if (repeats.of.length === 0) return [];
  return under(
    'Repeat appointments by the same side within three years',
    fields(
      repeats.of.map(({ arbitrator, by, cases }) => [
        `${arbitrator.name}, by ${by.name}: ${cases.length}`,
        cases.map(({ casename, date }) => `${casename} (${formatDate(date)})`).join('; '),
      ]),
    ),
  );
}

/** Whom each name was taken to mean. */
function presentNames({ names }: ConflictAnswer): DocumentBlock[] {
  const describe = ({ actor, candidates }: ConflictAnswer['names'][number]) => {
    if (actor) return actor.note === null ? actor.name : `${actor.name} (${actor.note})`;
    if (candidates.length === 0) return 'not known here';
    return `could be ${candidates.map(({ name, note }) => (note === null ? name : `${name} (${note})`)).join(' or ')}`;
  };
  return under(
    'Names',
    fields(names.map((one) => [one.role === '' ? one.name : `${one.name} (${one.role})`, describe(one)])),
  );
}
