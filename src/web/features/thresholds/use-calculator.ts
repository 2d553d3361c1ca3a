import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { judgeThresholds, type DealAnswer, type ThresholdPlace } from '#contract/thresholds.ts';
import { readAsked } from '#domain/thresholds/read-asked.ts';
import { callServer } from '#web/api/call-server.ts';
import { announce } from '#web/app/live-region.tsx';
import { createDraft, fieldOf, type DealDraft, type DealInput, type DraftParty } from './deal-draft.ts';
import { elementId } from './element-id.ts';
import { namePlace } from './name-place.ts';
import { readDraft } from './read-draft.ts';
import { sayCounts } from './say-result.ts';
import { useAskedFields } from './use-asked-fields.ts';

/** What is typed in stays in this tab until it is left or its reader signs out. */
const DRAFT_KEY = ['merger-draft'];

export type CalculatorModel = ReturnType<typeof useCalculator>;

/** A merger as it is typed in, what its places ask for, and what was worked out of it. */
// Long because: it puts the parts together.
export function useCalculator(places: readonly ThresholdPlace[]) {
  const [draft, setDraft] = useDraft();
  const nameOf = (place: string) => namePlace(places, place);
  const asked = useAskedFields(draft, nameOf);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [judged, setJudged] = useState<Judged>();
  const setWanted = useWantedField();
  const request = useMutation({
    // What was asked is kept nowhere, in the browser either.
    mutationFn: (deal: DealInput) => callServer(judgeThresholds, { body: { ...deal, Law: true } }),
    onError: ({ message }) => setFaults({ form: message }),
  });
  const read = () => readDraft(draft, asked.pairs);
  const check = (): DealInput | undefined => {
    const { deal, faults: found } = read();
    setFaults(found);
    const [first] = Object.keys(found);
    if (first === undefined) return deal;
    announce(
      `${Object.keys(found).length === 1 ? 'One field needs' : 'Some fields need'} a look: ${found[first] ?? ''}`,
    );
    setWanted(first);
    return undefined;
  };
  const workOut = () => {
    const deal = check();
    if (!deal || request.isPending) return;
    request.mutate(deal, {
      onSuccess: (answer) => {
        setJudged((former) => ({ answer, deal, draft, run: (former?.run ?? 0) + 1 }));
        announce(`Worked out: ${sayCounts(answer.places)}`);
      },
    });
  };
  const change = (changes: Partial<DealDraft>) => setDraft({ ...draft, ...changes });
  /** Goes to the field of what is missing; a place without a row is given one. */
  const goTo = (missing: string) => {
    const one = readAsked(missing);
    const id = one && fieldOf(one, (name) => draft.parties.find((party) => party.name.trim() === name)?.id);
    if (!one || id === undefined) return setWanted(`role ${draft.parties[0]?.id ?? ''}`);
    const [land = ''] = one.kind === 'figure' ? one.key.split('.') : [];
    const isNew = /^[A-Z]{2}$/u.test(land) && land !== 'EU' && ![...draft.places, ...draft.others].includes(land);
    const isShown = asked.fields.has(id) || id.startsWith('seat ');
    if (isNew || !isShown) {
      change({
        ...(isNew ? { others: [...draft.others, land] } : {}),
        ...(isShown ? {} : { values: { ...draft.values, [id]: '' } }),
      });
    }
    setWanted(id);
  };
  return {
    draft,
    places,
    nameOf,
    asked,
    faults,
    judged,
    check,
    workOut,
    change,
    goTo,
    isBusy: request.isPending,
    isStale: judged !== undefined && judged.draft !== draft,
    setValue: (id: string, value: string) => change({ values: { ...draft.values, [id]: value } }),
    setParty: (id: string, changes: Partial<DraftParty>) =>
      change({ parties: draft.parties.map((one) => (one.id === id ? { ...one, ...changes } : one)) }),
    open: (other: DealDraft) => {
      setDraft(other);
      setJudged(undefined);
      setFaults({});
    },
    focus: setWanted,
  };
}

/** What takes the focus as soon as a field of an id is there; it may come with what was changed along with it. */
function useWantedField() {
  const wanted = useRef<string>(undefined);
  const [, drawAgain] = useState(0);
  useEffect(() => {
    const field = wanted.current === undefined ? null : document.getElementById(elementId(wanted.current));
    if (!field) return;
    wanted.current = undefined;
    field.focus();
    field.scrollIntoView({ block: 'center' });
  });
  return (id: string) => {
    wanted.current = id;
    drawAgain((times) => times + 1);
  };
}

/** Results with what they were worked of. */
export interface Judged {
  readonly answer: DealAnswer;
  readonly deal: DealInput;
  readonly draft: DealDraft;
  /** The how manieth. */
  readonly run: number;
}

/** With the place that the address names, which no figure does. */
function addNamedPlace(draft: DealDraft): DealDraft {
  const place = new URLSearchParams(window.location.search).get('place') ?? '';
  const isNew = /^[A-Z]{2}$/u.test(place) && !draft.places.includes(place);
  return isNew ? { ...draft, places: [...draft.places, place] } : draft;
}

function useDraft() {
  const queries = useQueryClient();
  const [draft, setDraft] = useState<DealDraft>(() =>
    addNamedPlace(queries.getQueryData<DealDraft>(DRAFT_KEY) ?? createDraft(new Date().toISOString().slice(0, 10))),
  );
  return [
    draft,
    (next: DealDraft) => {
      queries.setQueryDefaults(DRAFT_KEY, { gcTime: Infinity });
      queries.setQueryData(DRAFT_KEY, next);
      setDraft(next);
    },
  ] as const;
}
