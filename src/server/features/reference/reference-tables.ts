import type { ListColumn } from '#server/ports/document-renderer.ts';
import type { PageTables } from '#server/ports/page-table.ts';
import type { ConventionsService } from './conventions.service.ts';
import type { JurisdictionsService } from './jurisdictions.service.ts';
import { createFeesTable } from './fees-table.ts';
import type { OrganizationsService } from './organizations.service.ts';
import type { OutsideLinksService } from './outside-links.service.ts';
import { STATUS_COLUMNS, presentStatusCells } from './status-columns.ts';

interface Services {
  readonly jurisdictions: JurisdictionsService;
  readonly organizations: OrganizationsService;
  readonly conventions: ConventionsService;
  readonly outsideLinks: OutsideLinksService;
}

const text = (name: string, width: number): ListColumn => ({ name, width, type: 'text' });
const link = (name: string): ListColumn => ({ name, width: 40, type: 'link' });
const date = (name: string): ListColumn => ({ name, width: 12, type: 'date' });
const number = (name: string): ListColumn => ({ name, width: 12, type: 'number' });

/** The tables and lists of the reference areas. */
// Long because: it has an entry for each table.
export function createReferenceTables(services: Services): PageTables {
  const { jurisdictions, organizations, conventions, outsideLinks } = services;
  return {
    ...createFeesTable(organizations),
    jurisdictions: async (reader, { origin }) => {
      const { places } = await jurisdictions.list(reader);
      return {
        title: 'Jurisdictions',
        address: '/jurisdictions',
        columns: [text('Jurisdiction', 34), text('Continent', 18), number('Documents'), link('Documents on it')],
        rows: places.map(({ name, continent, documents }) => [
          name,
          continent ?? '',
          documents.count,
          `${origin}${documents.url}`,
        ]),
      };
    },
    'place-treaties': async (reader, { subject = '' }) => {
      const { id, name, conventions: joined } = await jurisdictions.listConventionsOf(reader, subject);
      return {
        title: `Conventions that ${name} joined`,
        address: `/jurisdiction/${id}`,
        columns: [text('Convention', 40), ...STATUS_COLUMNS.slice(1)],
        rows: joined.map((row) => [row.treaty.name, ...presentStatusCells(row)]),
      };
    },
    organizations: async (reader, { origin }) => {
      const { organizations: all } = await organizations.list(reader);
      return {
        title: 'Organizations',
        address: '/organizations',
        columns: [
          text('Organization', 44),
          text('Short', 12),
          text('Kind', 26),
          text('City', 18),
          text('Country', 20),
          number('Documents'),
          link('Page'),
        ],
        rows: all.map(({ name, shortName, kind, city, country, documents, url }) => [
          name,
          shortName ?? '',
          kind ?? '',
          city ?? '',
          country ?? '',
          documents.count,
          `${origin}${url}`,
        ]),
      };
    },
    conventions: async (reader, { origin }) => {
      const { conventions: all } = await conventions.list(reader);
      return {
        title: 'Conventions',
        address: '/conventions',
        columns: [
          text('Instrument', 46),
          date('Date'),
          date('In force'),
          text('Depositary or organisation', 30),
          number('Parties by our sources'),
          link('Text or summary'),
          link('Summary beside the text'),
          text('Summary of', 46),
          link('Official text'),
          text('Checked', 24),
        ],
        rows: all.map(({ document, summary, date: day, inForce, depositary, parties, officialText }) => [
          document.title,
          day ?? '',
          inForce ?? '',
          depositary ?? '',
          parties ?? '',
          `${origin}${document.url}`,
          summary === null ? '' : `${origin}${summary.url}`,
          officialText?.title ?? '',
          officialText?.url ?? '',
          officialText === null ? '' : (officialText.readOn ?? 'Not checked'),
        ]),
      };
    },
    status: async (reader, { subject = '' }) => {
      const { id, name, rows } = await conventions.get(reader, subject);
      return {
        title: `Status of the ${name}`,
        address: `/conventions?convention=${encodeURIComponent(id)}`,
        facts: [['States', String(rows.length)]],
        columns: STATUS_COLUMNS,
        rows: rows.map((row) => [row.place, ...presentStatusCells(row)]),
      };
    },
    'exam-papers': async (reader) => {
      const { papers } = await outsideLinks.listExamMaterials(reader);
      return {
        title: 'Papers by year',
        address: '/eqe-materials',
        columns: [
          text('Paper', 10),
          text('Subject', 30),
          text('Year', 8),
          link('Paper and answers'),
          link('Examiners’ report'),
          link('Comments'),
          link('Source'),
          date('Read on'),
        ],
        rows: papers.map(({ paper, subject, year, url, reportUrl, commentUrl, source, readOn }) => [
          paper,
          subject ?? '',
          year,
          url ?? '',
          reportUrl ?? '',
          commentUrl ?? '',
          source ?? '',
          readOn ?? '',
        ]),
      };
    },
    'useful-links': async (reader) => {
      const { groups } = await outsideLinks.listUsefulLinks(reader);
      return {
        title: 'Useful links',
        address: '/usefullinks',
        columns: [
          text('Group', 24),
          text('Name', 40),
          link('Address'),
          text('Country', 20),
          text('Postal address', 40),
          text('What is there', 50),
          date('Opened on'),
        ],
        rows: groups.flatMap(({ name: group, links }) =>
          links.map(({ name, url, country, address, description, readOn }) => [
            group,
            name,
            url,
            country ?? '',
            address ?? '',
            description ?? '',
            readOn ?? '',
          ]),
        ),
      };
    },
  };
}
