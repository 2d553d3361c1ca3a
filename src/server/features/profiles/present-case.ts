import { presentCaseAddress, presentTextAddress } from '#domain/addresses/text-address.ts';
import type { CasesTable, ProfileCaseRow } from '#contract/profiles.ts';
import { nameRole } from '#domain/tools/profiles/case-facts.ts';
import type { ProfileCase, ProfilePart } from '#domain/tools/profiles/profile-directory.ts';
import { pickOrNull } from '#server/asking/pick-or-null.ts';

/** A case that the reader may open, with what somebody did in it; `open` holds the documents that may be opened. */
export function presentCase(
  { id, record, demo, importedAt }: ProfileCase,
  parts: readonly ProfilePart[],
  open: ReadonlySet<string>,
): ProfileCaseRow {
  const own = parts.filter((part) => part.case === id);
  const url = presentCaseAddress(id);
  const evidence = own.find((part) => part.evidence !== undefined && open.has(part.evidence))?.evidence;
  const papers = record.proceedings.flatMap(({ documents }) => documents);
  const paper = papers.find((one) => one.id === evidence);
  return {
    caseId: id,
    ...presentClosedCase({ record }),
    url,
    caseNo: record.caseNo,
    ...pickOrNull(record, ['date', 'status', 'type', 'sector', 'rules']),
    parts: own.map((part) => ({
      role: nameRole(part).replace(' > ', ': '),
      proceeding: record.proceedings.find((one) => one.id === part.proceeding)?.title ?? null,
      ...pickOrNull(part, ['method', 'firm', 'from', 'to']),
    })),
    source: {
      title: paper?.title ?? 'Case record',
      url: paper ? presentTextAddress(paper) : url,
      date: importedAt.slice(0, 10),
    },
    demo,
  };
}

/** A case outside the reader's subscription: that it is there, its title and institution, and nothing more (OP-138). */
export function presentClosedCase({ record }: Pick<ProfileCase, 'record'>): CasesTable['closed'][number] {
  return { title: record.name, institution: record.institutionLong ?? record.institution ?? null };
}
