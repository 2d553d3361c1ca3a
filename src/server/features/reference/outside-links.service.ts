import type { CallAnswer } from '#contract/call.ts';
import type { ExamPaper, LinkGroup } from '#contract/outside-links.ts';
import type * as calls from '#contract/outside-links.ts';
import type { Reader } from '#domain/access/reader.ts';
import type { ExamPaperRecord } from '#domain/records/exam-paper.ts';
import type { LinkRecord } from '#domain/records/link.ts';
import { CONTENT_TYPE } from '#domain/search/filter-ids.ts';
import type { SearchCounter } from '#server/asking/search-counter.ts';
import type { StoredRecord } from '#server/ports/content-store.ts';
import type { ReferenceStore } from '#server/ports/reference-store.ts';
import { SEARCH } from './list-blocks.ts';

interface Parts {
  readonly reference: ReferenceStore;
  readonly counter: SearchCounter;
}

const STUDY_NOTE = 'Study note';
const PROVISION = 'Treaty provision';
const LEGISLATION = 'legislation';

/** Pages that lead elsewhere: useful links, and the papers of an examination (OP-47). */
export class OutsideLinksService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async listUsefulLinks(reader: Reader): Promise<CallAnswer<typeof calls.listUsefulLinks>> {
    return { groups: await this.#listGroups(reader, 'useful-links') };
  }

  async listExamMaterials(reader: Reader): Promise<CallAnswer<typeof calls.listExamMaterials>> {
    const { reference, counter } = this.#parts;
    const count = (value: string, facets: string[]) =>
      counter.count(reader, { endpoint: SEARCH, chosen: [{ facet: CONTENT_TYPE, value }], facets });
    const [papers, groups, notes, provisions] = await Promise.all([
      reference.listExamPapers(reader.edition.id),
      this.#listGroups(reader, 'eqe-materials'),
      count(STUDY_NOTE, []),
      count(PROVISION, [LEGISLATION]),
    ]);
    const { total } = notes;
    return {
      papers: papers.map(presentPaper),
      groups,
      notes: total.count === 0 ? null : { name: 'Study notes', count: total.count, url: total.url },
      treaties: provisions.list(LEGISLATION).map(({ value }) => {
        const { count: found, url } = provisions.of(LEGISLATION, value);
        return { name: value, count: found, url };
      }),
    };
  }

  /** In the order in which the groups first come. */
  async #listGroups({ edition }: Reader, list: LinkRecord['list']): Promise<LinkGroup[]> {
    const links = await this.#parts.reference.listLinks(edition.id, list);
    const groups = Map.groupBy(links, ({ record }) => record.group);
    return [...groups].map(([name, members]) => ({ name, links: members.map(presentLink) }));
  }
}

function presentLink({ id, record }: StoredRecord<LinkRecord>): LinkGroup['links'][number] {
  const { name, url, description = null, country = null, address = null, readOn = null } = record;
  return { id, name, url, description, country, address, readOn };
}

function presentPaper({ id, record }: StoredRecord<ExamPaperRecord>): ExamPaper {
  const { year, paper, subject = null, url = null, reportUrl = null, comment = null, commentUrl = null } = record;
  const { source = null, readOn = null } = record;
  return { id, year, paper, subject, url, reportUrl, comment, commentUrl, source, readOn };
}
