import type { CaseParticipant, CaseRecord, ProceedingRecord } from '#domain/document/case.ts';
import type { YamlFields } from '../reading/yaml-fields.ts';
import { readChoice, readDates, readRecordId, readTexts } from './record-values.ts';

const CASE_STATUSES = ['Pending', 'Concluded', 'Discontinued', 'Settled'] as const;
const CASE_TYPES = ['Investor-State', 'Commercial'] as const;

/** An arbitration case with its proceedings. Fields it does not know are kept in `meta`. */
export function readCase(fields: YamlFields): CaseRecord {
  const id = readRecordId(fields);
  const status = readChoice(fields, 'status', CASE_STATUSES);
  const type = readChoice(fields, 'type', CASE_TYPES);
  const record = {
    key: `markdown:${id}`,
    id,
    editions: [],
    caseNo: fields.requiredText('caseNo'),
    name: fields.requiredText('caseName'),
    languages: fields.list('languages'),
    claimants: fields.list('claimants'),
    respondents: fields.list('respondents'),
    proceedings: fields.records('proceedings').map(readProceeding),
    ...(status === undefined ? {} : { status }),
    ...(type === undefined ? {} : { type }),
    ...readDates(fields, ['date']),
    ...readTexts(fields, [
      'institution',
      'institutionLong',
      'city',
      'country',
      'outcome',
      'sector',
      'subsector',
      'rules',
      'law',
      'seat',
    ]),
  };
  return { ...record, meta: fields.rest() };
}

function readProceeding(fields: YamlFields): ProceedingRecord {
  return {
    id: readRecordId(fields),
    title: fields.requiredText('title'),
    arbitrators: fields.records('arbitrators').map(readParticipant),
    representatives: fields.records('representatives').map(readParticipant),
    documents: fields.records('documents').map((document) => {
      const primary = document.flag('primary');
      return {
        id: document.requiredText('id'),
        title: document.requiredText('title'),
        ...(primary === undefined ? {} : { primary }),
      };
    }),
    ...readDates(fields, ['commencementDate', 'dateOfOutcome']),
    ...readTexts(fields, ['status', 'whoInitiated', 'outcome']),
  };
}

function readParticipant(fields: YamlFields): CaseParticipant {
  const participant = {
    role: fields.requiredText('role'),
    ...readTexts(fields, ['person', 'name', 'firm', 'method', 'nationality', 'status']),
  };
  if (participant.person === undefined && participant.name === undefined) {
    throw fields.refuse('role', 'the entry names nobody; give `person` (an id) or `name`');
  }
  return participant;
}
