import { isEditionId, EDITION_IDS } from '#domain/edition/edition.ts';
import type { Contract } from '#server/ports/account-store.ts';
import { getInstitution, InputRefused } from './change-people.ts';
import { checkTerm, getCode, parseDay } from './contract-fields.ts';
import type { ListKind } from './take-list.ts';

/** Contracts by institution, edition and code. One that is there gets other days and stays suspended where it is. */
export const CONTRACT_LIST: ListKind<Contract> = {
  columns: { needed: ['institution', 'edition', 'code', 'from'], optional: ['to'] },
  async plan(people, { cells }, before) {
    const { id } = await getInstitution(people, cells['institution'] ?? '');
    const edition = (cells['edition'] ?? '').toUpperCase();
    if (!isEditionId(edition)) {
      throw new InputRefused(`“${cells['edition'] ?? ''}” is no edition; it must be one of ${EDITION_IDS.join(', ')}.`);
    }
    const code = getCode(edition, cells['code'] ?? '');
    const [from, to] = [readDay(cells['from'] ?? ''), cells['to'] ? readDay(cells['to']) : null];
    checkTerm(from, to);
    const isOf = (contract: Contract) =>
      contract.institution === id && contract.edition === edition && contract.code === code;
    if (before.some(isOf)) throw new InputRefused(`The contract ${edition} ${code} of ${id} stands on a line before.`);
    const former = (await people.accounts.listContracts(id)).find(isOf);
    const entry = { institution: id, edition, code, from, to, suspended: former?.suspended ?? false };
    const words = `${id} ${edition} ${code} from ${from}${to === null ? '' : ` to ${to}`}`;
    if (!former) return { outcome: 'made', entry, words };
    return { outcome: former.from === from && former.to === to ? 'unchanged' : 'changed', entry, words };
  },
  keep: ({ accounts }, contracts) => accounts.writePeopleList({ contracts, ranges: [], made: [], changed: [] }),
};

function readDay(text: string): string {
  const day = parseDay(text);
  if (day !== undefined) return day;
  throw new InputRefused(`“${text}” must be a day that exists, as YYYY-MM-DD.`);
}
