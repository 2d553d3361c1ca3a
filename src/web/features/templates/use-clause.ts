import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { CallAnswer } from '#contract/call.ts';
import type { getClauseInstitutions } from '#contract/templates.ts';
import { tidyChoice, type ClauseChoices } from '#domain/tools/templates/clause-choices.ts';
import { draftClause, type ClauseDraft } from '#domain/tools/templates/draft-clause.ts';
import { useSearchInAddress } from '#web/app/use-search-in-address.ts';
import { useSettled } from '#web/ui/use-settled.ts';
import { printClauseAddress, readClauseAddress, type ClauseForm } from './clause-address.ts';

export type ClauseParts = CallAnswer<typeof getClauseInstitutions>;

export interface ClauseModel {
  readonly form: ClauseForm;
  readonly draft: ClauseDraft;
  readonly institution: ClauseParts['institutions'][number] | undefined;
  readonly choose: (field: keyof ClauseForm, value: string) => void;
  readonly clear: () => void;
}

/** So long the form stands still before its address says it. */
const PAUSE = 400;

/** The clause as it is being chosen; the choices stand in the address, so that they can be passed on. */
export function useClause({ institutions }: ClauseParts): ClauseModel {
  const { searchStr } = useLocation();
  const [form, setForm] = useState(() => readClauseAddress(searchStr));
  useSearchInAddress(useSettled(printClauseAddress(form), PAUSE));
  const institution = institutions.find(({ id }) => id === form.administration);
  return {
    form,
    institution,
    draft: draftClause(readChoices(form, institution?.name)),
    choose: (field, value) => setForm((before) => ({ ...before, [field]: value })),
    clear: () => setForm(readClauseAddress('')),
  };
}

function readChoices(form: ClauseForm, institution: string | undefined): ClauseChoices {
  const { administration, arbitrators, ...written } = form;
  const known = Object.entries(written).flatMap(([field, value]) => {
    const tidy = tidyChoice(value);
    return tidy === undefined ? [] : [[field, tidy]];
  });
  return {
    ...Object.fromEntries(known),
    ...(administration === 'none' ? { administration: 'none' as const } : {}),
    ...(institution === undefined ? {} : { administration: { institution } }),
    ...(arbitrators === '1' ? { arbitrators: 1 as const } : arbitrators === '3' ? { arbitrators: 3 as const } : {}),
  };
}
