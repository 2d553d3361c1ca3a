import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MergerCaseAnswer } from '#contract/merger-cases.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { createMergerCase, mergerCaseQuery, shareMergerCase, updateMergerCase } from '#web/api/thresholds.queries.ts';
import { notify } from '#web/app/notifications.ts';
import { useAttempt } from '#web/app/use-attempt.ts';
import { createDraft, draftOf } from './deal-draft.ts';
import type { CalculatorModel } from './use-calculator.ts';

export type KeptMerger = ReturnType<typeof useKeptMerger>;

const NOT_KEPT = 'The merger could not be kept';
const CHANGED = 'merger-case-changed';

/** The merger that is open, as it is kept on the desk. */
// Long because: it has an entry for each thing that can be done with it.
export function useKeptMerger({ check, open, focus }: Pick<CalculatorModel, 'check' | 'open' | 'focus'>) {
  const queries = useQueryClient();
  const [held, setHeld] = useState<Pick<MergerCaseAnswer, 'id' | 'share' | 'changedAt'>>();
  const [name, setName] = useState('');
  const [isBusy, run] = useAttempt();
  const startNew = () => {
    setHeld(undefined);
    setName('');
    open(createDraft(new Date().toISOString().slice(0, 10)));
    // The button that was pressed goes with the merger that it was of.
    focus('places');
  };
  return {
    name,
    setName,
    isBusy,
    startNew,
    id: held?.id,
    share: held?.share ?? null,
    isShared: typeof held?.share === 'string',
    keep: () => {
      const deal = check();
      if (!deal) return;
      const fail = ({ code, message }: ApiError) => {
        notify({ type: 'error', title: NOT_KEPT, content: message });
        // What is typed in is kept as another one then.
        if (code === CHANGED) setHeld(undefined);
      };
      void run(fail, async () => {
        const body = {
          name:
            name.trim() === ''
              ? deal.Parties.map((party) => party.Name)
                  .join(' and ')
                  .slice(0, 120)
              : name,
          deal,
        };
        const kept = held
          ? await updateMergerCase(queries, held.id, held.changedAt, body)
          : await createMergerCase(queries, body);
        setHeld(kept);
        setName(kept.name);
        notify({ type: 'success', title: `“${kept.name}” is kept on your desk` });
      });
    },
    open: (id: string) =>
      run('The merger could not be opened', async () => {
        const kept = await queries.fetchQuery(mergerCaseQuery(id));
        setHeld(kept);
        setName(kept.name);
        open(draftOf(kept.deal));
      }),
    setShared: (isShared: boolean) => {
      if (!held) return;
      void run('It could not be shared', async () => setHeld(await shareMergerCase(queries, held.id, isShared)));
    },
    /** What was removed is no longer the one that is open. */
    forget: (id: string) => {
      if (held?.id === id) setHeld(undefined);
    },
  };
}
