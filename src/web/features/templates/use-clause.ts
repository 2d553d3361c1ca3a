import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { CallAnswer } from '#contract/call.ts';
import type { getClauseInstitutions } from '#contract/templates.ts';
import {
  CLAUSE_FIELDS,
  readChoices,
  tidyChoice,
  type ClauseField,
  type ClauseWish,
} from '#domain/tools/templates/clause-choices.ts';
import { draftClause } from '#domain/tools/templates/draft-clause.ts';
import { useSearchInAddress } from '#web/app/use-search-in-address.ts';
import { useSettled } from '#web/ui/use-settled.ts';

export type ClauseParts = CallAnswer<typeof getClauseInstitutions>;

export type ClauseModel = ReturnType<typeof useClause>;

/** So long the form stands still before its address says it. */
const PAUSE = 400;

/** The clause as it is being chosen; the choices stand in the address, so that they can be passed on. */
export function useClause({ institutions }: ClauseParts) {
  const { searchStr } = useLocation();
  const [form, setForm] = useState(() => readAddress(searchStr));
  useSearchInAddress(useSettled(printAddress(form), PAUSE));
  const institution = institutions.find(({ id }) => id === form.administration);
  return {
    /** As it is typed; what was not chosen is empty or absent. */
    form,
    institution,
    draft: draftClause(readChoices(form, institution?.name)),
    choose: (field: ClauseField, value: string) =>
      setForm((before) => ({ ...before, [field]: readField(field, value) })),
    clear: () => setForm({}),
  };
}

function readField(field: ClauseField, value: string) {
  if (field !== 'arbitrators') return value;
  return value === '1' ? 1 : value === '3' ? 3 : null;
}

/** What an address says of the form; anything else in it is left out. */
function readAddress(search: string): ClauseWish {
  const address = new URLSearchParams(search);
  const said = CLAUSE_FIELDS.map((field) => [field, readField(field, tidyChoice(address.get(field)) ?? '')]);
  return Object.fromEntries(said) as ClauseWish;
}

/** The way back; empty where nothing was chosen. */
function printAddress(form: ClauseWish): string {
  const said = CLAUSE_FIELDS.map((field) => [field, String(form[field] ?? '').trim()]);
  const chosen = said.filter(([, value]) => value !== '');
  return chosen.length === 0 ? '' : `?${new URLSearchParams(chosen).toString()}`;
}
