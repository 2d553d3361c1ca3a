import type { ConventionFigures } from '#contract/nyc-tool.ts';
import type { ListCell } from '#server/ports/document-renderer.ts';
import type { PageTables } from '#server/ports/page-table.ts';
import type { NycToolService } from './nyc-tool.service.ts';

/** Outcomes by ground, court and year, of the Convention or of the provision that is named, in one list. */
export function createOutcomesTable(tool: Pick<NycToolService, 'getStatistics'>): PageTables {
  return {
    outcomes: async (reader, { subject, origin }) => {
      const { outcomes, grounds, courts, years, decisions, demo } = await tool.getStatistics(reader, subject);
      const rowsOf = (kind: string, figures: ConventionFigures) =>
        figures.map(({ name, cells, total, totalUrl }): ListCell[] => [
          kind,
          name,
          ...cells.map(({ count }) => count),
          total,
          `${origin}${totalUrl}`,
        ]);
      const about = subject === undefined ? '' : ` on ${subject}`;
      return {
        title: `New York Convention: outcomes${about}`,
        address: subject === undefined ? '/nyctool' : `/nyctool/${encodeURIComponent(subject)}`,
        facts: [
          ['Decisions', String(decisions.count)],
          ['Of these written for the demo', String(demo)],
          ['How it adds up', 'A decision with several rulings counts once under each of their outcomes'],
        ],
        columns: [
          { name: 'By', width: 12, type: 'text' },
          { name: 'Ground, court or year', width: 50, type: 'text' },
          ...outcomes.map((name) => ({ name, width: 12, type: 'number' }) as const),
          { name: 'Decisions', width: 12, type: 'number' },
          { name: 'Which they are', width: 40, type: 'link' },
        ],
        rows: [...rowsOf('Ground', grounds), ...rowsOf('Court', courts), ...rowsOf('Year', years)],
      };
    },
  };
}
