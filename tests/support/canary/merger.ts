/** A merger in places of which the canaries have a text. */
export const MERGER = {
  Day: '2026-11-27',
  Places: ['NO', 'SE'],
  Parties: [{ Name: 'A', Role: 'target' as const, Currency: 'NOK' }],
};
