import { describe, expect, it } from 'vitest';
import { readAsked } from '#domain/thresholds/read-asked.ts';
import { blankDeal, createDraft, draftOf, fieldOf, type DealInput } from './deal-draft.ts';
import { namePlace } from './name-place.ts';
import { readDraft } from './read-draft.ts';

const DEAL: DealInput = {
  Day: '2026-11-27',
  Places: ['EU', 'DE', 'MX'],
  OtherStates: 0,
  Parties: [
    {
      Name: 'Quay Cranes',
      Role: 'acquirer',
      Seat: 'NO',
      Currency: 'NOK',
      Turnover: { World: 5_000_000_000.5, 'DE.previous': 0, PL: 7, DE: null, MX: null },
      Assets: { MX: 12 },
    },
    { Name: 'B', Role: 'target', Currency: 'EUR', Turnover: { DE: 1, PL: null, MX: null } },
  ],
  Value: {
    Amount: 450_000_000,
    Currency: 'USD',
    In: { MX: { amount: 5, currency: 'USD' }, US: { amount: 7, currency: 'CAD' } },
  },
  Interest: 60,
  Votes: { before: 0, after: 60 },
  Shares: { ES: { combined: 30, parties: { B: 12.5 } } },
  Rates: [
    { From: 'NOK', To: 'EUR', Rate: 0.085, Day: '2026-11-20', Source: 'ECB' },
    { From: 'USD', To: 'EUR', Rate: 0.92, Day: '2026-11-21', Source: 'Contract' },
  ],
  Conditions: { 'substantial-activity:DE': true, manufacturing: false },
};
const PAIRS = [
  ['NOK', 'EUR'],
  ['USD', 'EUR'],
] as const;

describe('OP-178: a merger as it is typed in', () => {
  it('is the same again once it was kept and opened', () => {
    const { deal, faults } = readDraft(draftOf(DEAL), PAIRS);
    expect(faults).toEqual({});
    expect(deal).toEqual(DEAL);
  });

  it('has places with rows listed without a figure, and has no figure where none is typed', () => {
    const draft = { ...createDraft('2026-11-27'), places: ['EU', 'DE'], others: ['FR'] };
    expect(readDraft(draft, []).deal.Parties[0]).toEqual({
      Name: 'Acquirer',
      Role: 'acquirer',
      Currency: 'EUR',
      Turnover: { DE: null, FR: null },
    });
    const blank = JSON.stringify(blankDeal({ ...draftOf(DEAL), parties: draftOf(DEAL).parties }));
    expect(blank).not.toMatch(/Quay|5000000000|450000000/u);
  });

  it('knows a currency from three letters', () => {
    const draft = { ...createDraft('2026-11-27'), places: ['DE'], valueCurrency: 'XYZ' };
    const parties = draft.parties.map((party) => ({ ...party, currency: 'ZZZ' }));
    expect(Object.keys(readDraft({ ...draft, parties }, []).faults)).toEqual([
      'currency 1',
      'currency 2',
      'value-currency',
    ]);
  });

  it('names places that the library has no rules of, too', () => {
    const germany = { place: 'DE', name: 'Federal Germany', group: 'Europe', isTyped: true, texts: [] };
    expect(['DE', 'GP', 'World'].map((code) => namePlace([germany], code))).toEqual([
      'Federal Germany',
      'Guadeloupe',
      'World',
    ]);
  });

  it('gives a rate the day and the source of the one above it, and asks for both', () => {
    const values = { 'rate USD EUR': '0.92', 'rate GBP EUR': '1.15' };
    const pairs = [['USD', 'EUR'] as const, ['GBP', 'EUR'] as const];
    const draft = { ...createDraft('2026-11-27'), places: ['DE'] };
    expect(Object.keys(readDraft({ ...draft, values }, pairs).faults)).toEqual(['rate USD EUR', 'rate GBP EUR']);
    const said = { ...values, 'rate USD EUR day': '2026-11-20', 'rate USD EUR source': 'ECB' };
    expect(readDraft({ ...draft, values: said }, pairs)).toMatchObject({
      faults: {},
      deal: { Rates: [{ Day: '2026-11-20' }, { From: 'GBP', Day: '2026-11-20', Source: 'ECB' }] },
    });
  });

  it('says by field what is wrong', () => {
    const draft = createDraft('');
    const [first, second] = draft.parties;
    const parties = [first!, { ...second!, name: ' Acquirer ', currency: 'eu' }];
    const values = { 'figure 1 Turnover World': '1.000.000', interest: '101', 'rate USD EUR': '0' };
    expect(Object.keys(readDraft({ ...draft, parties, values }, [['USD', 'EUR']]).faults).toSorted()).toEqual([
      'currency 2',
      'day',
      'figure 1 Turnover World',
      'interest',
      'name 2',
      'places',
      'rate USD EUR',
    ]);
  });

  it('has a field for everything that can be asked, and none for a party that is not there', () => {
    const idOf = (name: string) => ({ 'Quay Cranes': '1', B: '2' })[name];
    const field = (words: string) => fieldOf(readAsked(words)!, idOf);
    expect(field('Retail turnover of Quay Cranes in FR.previous')).toBe('figure 1 RetailTurnover FR.previous');
    expect(field('Share of B in ES')).toBe('share ES party 2');
    expect(field('Value of the deal in MX')).toBe('value MX amount');
    expect(field('Seat of B')).toBe('seat 2');
    expect(field('Turnover of the target in DE')).toBeUndefined();
  });
});
