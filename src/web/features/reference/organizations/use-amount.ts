import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { readAmount } from '#domain/fees/read-amount.ts';
import { useSearchInAddress } from '#web/app/use-search-in-address.ts';
import { useSettled } from '#web/ui/use-settled.ts';

/** So long the form stands still before its address says it. */
const PAUSE = 400;

/** The amount in dispute as it is typed; it stands in the address, so that a calculation can be passed on. */
export function useAmount() {
  const { searchStr } = useLocation();
  const [typed, type] = useState(() => new URLSearchParams(searchStr).get('amount') ?? '');
  const amount = readAmount(typed);
  useSearchInAddress(useSettled(amount === undefined ? '' : `?amount=${amount}`, PAUSE));
  return { typed, amount, type };
}
