import { dealBody, type DealBody } from '#contract/deal.ts';
import { type DealAnswer } from '#contract/thresholds.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { nameCode } from '#domain/places/known-unions.ts';
import { listGiven } from '#domain/thresholds/list-given.ts';
import type { Facts } from '#server/ports/document-renderer.ts';
import type { DownloadSource } from '#server/ports/download-source.ts';
import { presentMemorandum, SAID_OF } from './present-memorandum.ts';
import { presentSheet } from './present-sheet.ts';
import type { ThresholdsService } from './thresholds.service.ts';

/** A merger as a memorandum, judged anew; its figures are kept nowhere but in it (OP-178). */
export function createMemorandumSource(thresholds: Pick<ThresholdsService, 'judge'>): DownloadSource {
  return {
    name: 'memoranda on mergers',
    /** Throws as the calculator does, `value-not-allowed` where no merger is given. */
    async collect(reader, wish, { origin, sayMade }) {
      if (!wish.deal) {
        throw new LibraryError('value-not-allowed', { field: 'deal', reason: 'Give the merger.' });
      }
      const deal = dealBody.parse(wish.deal);
      const answer = await thresholds.judge(reader, { ...deal, Law: true });
      const title = wish.title?.trim() || 'Merger filings';
      const facts = [...describe(deal, answer), ...sayMade('/merger-thresholds/calculator')];
      const { places } = answer;
      return {
        title,
        content: {
          list: {
            title,
            facts: [...facts, ...listGiven(deal, nameCode, answer.rates)],
            ...presentSheet(answer, origin),
          },
          document: { title, facts, blocks: presentMemorandum(deal, answer, origin) },
        },
        count: { rows: places.length, total: places.length },
      };
    },
  };
}

function describe({ Parties }: DealBody, { day, places, version }: DealAnswer): Facts {
  const count = (result: string) => places.filter((one) => one.result === result);
  const names = (result: string) => count(result).map(({ name }) => name);
  return [
    ['Parties', Parties.map(({ Name, Role }) => `${Name} (${Role})`).join('; ')],
    ['Law as of', formatDate(day)],
    ...Object.entries(SAID_OF).map(([result, words]) => [words, names(result).join(', ') || 'None'] as const),
    ['Library version', String(version ?? '')],
  ];
}
