import { describe, expect, it } from 'vitest';
import type { Fact } from '#domain/facts/fact.ts';
import { readDemoFacts } from '#tests/support/thresholds/read-demo-facts.ts';
import type { Deal, DealParty } from './deal.ts';
import { DealJudge, listMemberStates } from './judge-place.ts';

const facts = readDemoFacts();
const unions = readDemoFacts('ka/facts/unions');
const M = 1_000_000;
const rate = (From: string, To: string, Rate: number) => ({ From, To, Rate, Day: '2026-11-20', Source: 'ECB' });

function party(Name: string, Role: DealParty['Role'], Currency: string, Turnover: DealParty['Turnover']): DealParty {
  return { Name, Role, Currency, Turnover };
}

function judge(place: string, deal: Deal, { day = '2026-11-27', more = [] as readonly Fact[] } = {}) {
  return new DealJudge({ deal, day, facts: [...facts, ...more] }).judge(place);
}

const GERMAN = [
  party('A', 'acquirer', 'EUR', { World: 600 * M, EU: 300 * M, DE: 60 * M }),
  party('B', 'target', 'EUR', { World: 100 * M, EU: 50 * M, DE: 18 * M }),
];

describe('OP-178: a deal', () => {
  it('of which nothing is said of the overseas territories has words for that', () => {
    const { rules } = judge('FR', { Parties: GERMAN });
    const overseas = rules
      .flatMap(({ steps }) => steps.map(({ words }) => words))
      .filter((words) => /overseas t/u.test(words));
    expect(overseas.join('\n')).toContain('A not given: not known; B not given: not known');
  });

  it('of five parties in five currencies is added exactly, which binary numbers would not do', () => {
    // 0.1 + 0.2 is not 0.3 in binary: 5 × 1,000,000,000 × 0.1 and the rest come to EUR 300,000,000 and not a cent more.
    const parties = ['USD', 'GBP', 'NOK', 'SEK', 'EUR'].map((currency, at) =>
      party(`P${at}`, at === 0 ? 'target' : 'acquirer', currency, { World: 0.3 * M, AT: 0.1 * M, EU: 1 }),
    );
    const deal = (last: number): Deal => ({
      OtherStates: 0,
      Parties: parties.map((one, at) =>
        at === 4 ? { ...one, Turnover: { World: last, AT: 29_930_000, EU: 1 } } : one,
      ),
      Rates: [rate('USD', 'EUR', 0.1), rate('GBP', 'EUR', 0.2), rate('NOK', 'EUR', 0.3), rate('SEK', 'EUR', 0.1)],
      Value: { Amount: 1, Currency: 'EUR' },
    });
    const [worked] = judge('AT', deal(299_790_000)).rules;
    expect(worked?.steps.map(({ words }) => words).join('\n')).toContain(
      [
        'P0 EUR 30,000 (USD 300,000 × 0.1, ECB, 20 Nov 2026)',
        'P1 EUR 60,000 (GBP 300,000 × 0.2, ECB, 20 Nov 2026)',
        'P2 EUR 90,000 (NOK 300,000 × 0.3, ECB, 20 Nov 2026)',
        'P3 EUR 30,000 (SEK 300,000 × 0.1, ECB, 20 Nov 2026)',
        'P4 EUR 299,790,000 = EUR 300,000,000; more than EUR 300 million: no',
      ].join(' + '),
    );
    expect(judge('AT', deal(299_790_000)).rules[0]?.holds).toBe(false);
  });

  it('without a rate cannot be computed, except where nothing, or what is known, decides', () => {
    const [a, b] = GERMAN;
    const inDollars: Deal = {
      OtherStates: 0,
      Parties: [a!, { ...b!, Currency: 'USD' }],
      Value: { Amount: 1, Currency: 'EUR' },
    };
    expect(judge('DE', inDollars)).toMatchObject({ result: 'not computable', missing: ['Rate from USD to EUR'] });
    const none = { ...b!, Currency: 'USD', Turnover: { World: 0, EU: 0, DE: 0 } };
    expect(judge('DE', { ...inDollars, Parties: [a!, none] }).result).toBe('no filing');
    const enough = { ...inDollars, Rates: [rate('USD', 'EUR', 1)] };
    expect(judge('DE', enough).result).toBe('filing');
    // The other way round is another rate.
    expect(judge('DE', { ...inDollars, Rates: [rate('EUR', 'USD', 1)] }).missing).toEqual(['Rate from USD to EUR']);
  });

  it('asks for a figure and its rate together where both are missing, and for none that cannot decide', () => {
    const [a] = GERMAN;
    const b = party('B', 'target', 'USD', { World: 10 * M, EU: 0 });
    const deal: Deal = {
      OtherStates: 0,
      Parties: [a!, { ...b, Turnover: { ...b.Turnover, DE: null }, Assets: { DE: 1 } }],
    };
    expect(judge('DE', { ...deal, Value: { Amount: 1, Currency: 'EUR' } }).missing).toEqual([
      'Turnover of B in DE',
      'Rate from USD to EUR',
    ]);
    // 40 of the acquirer are too few, whatever the target has in Germany short of 50.
    expect(judge('NO', { Parties: [party('A', 'acquirer', 'NOK', { NO: 100 * M }), b] }).result).toBe('no filing');
  });

  it('knows nought from nothing said: no figure of member states is none unless the deal says so', () => {
    const deal: Deal = { Parties: [party('A', 'acquirer', 'EUR', { IE: 50 * M }), party('B', 'target', 'EUR', {})] };
    expect(judge('IE', deal).result).toBe('not computable');
    expect(judge('IE', { ...deal, OtherStates: 0 }).result).toBe('no filing');
    // Listed, and not known.
    const listed = {
      ...deal,
      OtherStates: 0,
      Parties: [deal.Parties[0]!, party('B', 'target', 'EUR', { IE: null })],
    } as const;
    expect(judge('IE', listed).result).toBe('not computable');
    const zero = { ...deal, Parties: [deal.Parties[0]!, party('B', 'target', 'EUR', { IE: 0 })] };
    expect(judge('IE', zero)).toMatchObject({ result: 'no filing', missing: [] });
  });

  it('of a joint venture has no target, of a target alone no acquirer: what asks for one is unknown, and never false', () => {
    const parents = ['A', 'B'].map((name) => party(name, 'parent of a joint venture', 'AUD', { AU: 150 * M }));
    const Conditions = { 'connected-with-Australia': true };
    expect(judge('AU', { Parties: parents, Conditions, Value: { Amount: 1, Currency: 'AUD' } })).toMatchObject({
      result: 'not computable',
      missing: ['Turnover of the target in AU', 'Turnover of the acquirer in AU'],
    });
    const alone: Deal = { Parties: [party('B', 'target', 'GBP', { GB: 101 * M })] };
    expect(judge('GB', alone)).toMatchObject({ result: 'filing', voluntary: true });
    expect(judge('GB', alone).notes).toContain(
      'voluntary: the authority has jurisdiction and may be notified; nobody has to',
    );
    expect(judge('BR', { Parties: [party('B', 'target', 'BRL', { BR: 900 * M })] }).result).toBe('no filing');
  });

  it('of several acquirers is known only where they agree, added or not', () => {
    const deal = (each: number): Deal => ({
      Parties: [
        party('A', 'acquirer', 'JPY', { JP: each }),
        party('B', 'acquirer', 'JPY', { JP: each }),
        party('C', 'target', 'JPY', { JP: 6_000 * M }),
      ],
      Votes: { before: 0, after: 100 },
    });
    expect(judge('JP', deal(21_000 * M)).result).toBe('filing');
    expect(judge('JP', deal(9_000 * M)).result).toBe('no filing');
    expect(judge('JP', deal(11_000 * M))).toMatchObject({ result: 'not computable', read: true, missing: [] });
  });

  it('under the one-stop shop is filed in no member state, whatever its law; where that is unknown, so is the law of each', () => {
    const union = [
      party('A', 'acquirer', 'EUR', { World: 4_000 * M, EU: 300 * M, DE: 60 * M }),
      party('B', 'target', 'EUR', { World: 2_000 * M, EU: 260 * M, DE: 20 * M }),
    ];
    const deal: Deal = { OtherStates: 0, Parties: union };
    for (const place of ['DE', 'IT', 'AT']) {
      expect(judge(place, deal), place).toMatchObject({ result: 'no filing', missing: [] });
      expect(judge(place, deal).notes).toContain('the EU one-stop shop applies');
    }
    // No rule of Croatia is typed: that is read, and never said to be none.
    expect(judge('HR', deal)).toMatchObject({ result: 'not computable', read: true });
    expect(judge('NO', deal).notes).not.toContain('the EU one-stop shop applies');
    const open = [union[0]!, { ...union[1]!, Turnover: { World: 2_000 * M, DE: 20 * M } }];
    expect(judge('DE', { ...deal, Parties: open })).toMatchObject({
      result: 'not computable',
      missing: ['Turnover of B in EU'],
      notes: expect.arrayContaining(['whether the EU one-stop shop applies is not known']),
    });
  });

  it('counts the member states of its day, by the facts on membership', () => {
    expect(listMemberStates(unions, '2019-06-01')).toHaveLength(28);
    expect(listMemberStates(unions, '2020-02-01')).not.toContain('GB');
    expect(listMemberStates(unions, '2012-06-01')).not.toContain('HR');
    expect(listMemberStates(facts, '2026-11-27')).toHaveLength(27);
    const states = (B: number) => ({ DE: 60 * M, FR: 60 * M, GB: B });
    const deal: Deal = {
      OtherStates: 0,
      Parties: [
        party('A', 'acquirer', 'EUR', { World: 2_400 * M, EU: 300 * M, ...states(60 * M) }),
        party('B', 'target', 'EUR', { World: 200 * M, EU: 160 * M, ...states(50 * M) }),
      ],
    };
    // Article 1(3) asks for three member states, of which one left.
    expect(judge('EU', deal, { day: '2019-06-01', more: unions }).result).toBe('filing');
    expect(judge('EU', deal, { day: '2021-06-01', more: unions }).result).toBe('no filing');
    expect(judge('GB', deal, { day: '2019-06-01', more: unions }).notes.join()).toContain('a member state on this day');
  });

  it('is classed, and filed by special decision, beside the answer: neither decides', () => {
    const south: Deal = {
      Parties: [party('A', 'acquirer', 'ZAR', { ZA: 7_000 * M }), party('B', 'target', 'ZAR', { ZA: 190 * M })],
    };
    expect(judge('ZA', south).notes).toContain('class of mt.za.large: yes');
    expect(judge('ZA', south).notes.join()).toContain('mt.za.draft-2026 is no law');
    const small: Deal = {
      OtherStates: 0,
      Parties: [GERMAN[0]!, party('B', 'target', 'EUR', { World: 10 * M, EU: 5 * M, DE: 4 * M })],
      Value: { Amount: 1, Currency: 'EUR' },
      Conditions: { 'decision-under-39a:DE': true, 'two-thirds-of-target-turnover-in-DE': true },
    };
    expect(judge('DE', small)).toMatchObject({ result: 'no filing', missing: [] });
    expect(judge('DE', small).notes).toContain('mt.de.39a: a filing is due under a decision against the acquirer');
  });

  it('meets words that nobody has defined, rules that ask for themselves and facts that are not there: unknown, never false', () => {
    const stated = { topic: 'merger control', source: { title: 'An Act' }, readOn: '2026-11-27', qualifiers: {} };
    const rule = (id: string, notifyIf: Fact['value'] & object): Fact => ({
      ...stated,
      id,
      kind: 'rule',
      subject: { place: 'NZ' },
      value: { notifyIf },
    });
    const leaf = { fact: 'mt.no.comb', measure: 'turnover', scope: 'NO', of: 'combined', compare: '>' };
    for (const tree of [
      { ...leaf, of: 'each of the quays' },
      { ...leaf, scope: 'the archipelago' },
      { ...leaf, fact: 'mt.nowhere' },
      { op: 'most', of: [leaf] },
      { rule: 'own' },
      { ...leaf, fact: 'mt.mx.uma16' },
    ]) {
      const deal = { Parties: [party('A', 'target', 'NOK', { NO: 0 })] };
      expect(judge('NZ', deal, { more: [rule('own', tree)] })).toMatchObject({
        result: 'not computable',
        read: true,
        missing: [],
      });
    }
  });
});
