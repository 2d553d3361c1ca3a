import type { Fact, FactValue } from '#domain/facts/fact.ts';
import type { Random } from '#tests/support/generate-queries.ts';

type Tree = { readonly [key: string]: FactValue };

/** What figures may be of. */
export const PLACES = ['World', 'EU', 'DE', 'FR', 'IT', 'NO'];
/** Where facts of generated rules were read. */
export const STATED = { topic: 'merger control', source: { title: 'An Act' }, readOn: '2026-11-27' };
const MONEY = ['turnover', 'retail turnover', 'assets', 'turnover or assets'];
const COMPARES = ['>', '>=', '<', '<='];
const WHOLE = ['combined', 'group', 'combined with affiliates', 'parties jointly or separately'];
const SINGLE = ['one', 'another', 'any party', 'target', 'acquirer', 'target with subsidiaries', 'one group'];

/** Writes trees, and the facts that they name. */
export class RuleWriter {
  readonly facts: Fact[] = [];
  readonly conditions: string[] = [];
  readonly unread: string[] = [];
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  addRule(id: string, place: string, notifyIf: Tree): void {
    this.facts.push({
      ...STATED,
      id,
      kind: 'rule',
      subject: { place },
      value: { notifyIf },
      qualifiers: { role: 'notification' },
    });
  }

  // Long because: one line for each kind of node.
  write(depth: number, isOfState = false): Tree {
    const inner = () => this.write(depth - 1, isOfState);
    if (depth === 0) return this.#writeLeaf(isOfState);
    switch (Math.floor(this.#random() * (isOfState ? 6 : 11))) {
      case 0:
      case 1:
        return { op: 'all', of: [inner(), inner()] };
      case 2:
      case 3:
        return { op: 'any', of: [inner(), inner()] };
      case 4:
        return { op: 'not', of: inner() };
      case 5:
        return { op: 'unless', rule: inner(), exception: inner() };
      case 6:
        return { op: 'distinct', of: [this.#writeSingle(), this.#writeSingle()] };
      case 7:
        return { op: 'sameParty', of: [this.#writeSingle(), this.#writeSingle()] };
      case 8:
        return { op: 'onlyOne', is: this.#writeSingle('only one'), others: this.#writeSum('the others combined') };
      case 9: {
        const number = this.#addFact({ value: 2, unit: 'member states' }, { measure: 'number', compare: '>=' });
        return { op: 'memberStates', fact: number, each: this.write(1, true) };
      }
      default:
        return this.#writeOther();
    }
  }

  #writeLeaf(isOfState: boolean): Tree {
    if (!isOfState && this.#random() < 0.25) return this.#writeOther();
    const scope = isOfState ? 'each such member state' : this.#choose(PLACES);
    const roll = this.#random();
    if (roll < 0.35) return { ...this.#writeSum(this.#choose(WHOLE)), scope };
    if (roll < 0.6) return { ...this.#writeSingle('each of at least'), scope, atLeast: 2 };
    if (roll < 0.7) return { ...this.#writeSingle('each'), scope };
    if (roll < 0.78 && !isOfState) return { ...this.#writeSingle('each foreign party'), scope: 'NO' };
    return { ...this.#writeSingle(), scope };
  }

  #writeSum(of: string): Tree {
    const measure = this.#choose(MONEY);
    const compare = this.#choose(COMPARES);
    return { fact: this.#addAmount(), measure, scope: this.#choose(PLACES), of, compare };
  }

  #writeSingle(of = this.#choose(SINGLE)): Tree {
    const years = this.#random() < 0.1 ? { years: 'each of the two financial years' } : {};
    const fact = this.#addFact(
      { value: this.#choose([1, 2]), unit: 'money', currency: this.#choose(['EUR', 'NOK']) },
      years,
    );
    return { fact, measure: this.#choose(MONEY), scope: this.#choose(PLACES), of, compare: this.#choose(COMPARES) };
  }

  // Long because: one line for each kind of end.
  #writeOther(): Tree {
    const percent = (value: FactValue) => this.#addFact({ value, unit: 'percent' }, {});
    switch (Math.floor(this.#random() * 8)) {
      case 0: {
        const unknown = `text ${this.unread.length}`;
        this.unread.push(`unread ${unknown}`);
        return { unknown };
      }
      case 1:
        return {
          fact: this.#addAmount(),
          measure: 'value',
          scope: 'World',
          of: 'deal',
          compare: this.#choose(COMPARES),
        };
      case 2:
        return { fact: percent(30), measure: 'interest acquired', scope: 'NO', of: 'target', compare: '>=' };
      case 3:
        return {
          fact: percent([30, 50]),
          measure: 'votes held after the deal',
          scope: 'NO',
          of: 'acquirer group',
          compare: '>',
        };
      case 4: {
        const fact = this.#addFact({ value: '2/3', unit: 'part of the EU-wide turnover' }, {});
        const scope = 'one and the same member state';
        return { fact, measure: 'share of own EU turnover', scope, of: 'each', compare: '>' };
      }
      case 5:
        return { fact: percent(30), measure: 'share', scope: 'NO', of: 'acquired or increased', compare: '>=' };
      case 6:
        return { fact: percent(50), measure: 'share', scope: 'NO', of: 'any party or jointly', compare: '>=' };
      default: {
        const condition = `condition-${this.conditions.length % 2}`;
        this.conditions.push(condition);
        return { condition };
      }
    }
  }

  #addAmount(): string {
    return this.#addFact({ value: this.#choose([1, 2]), unit: 'money', currency: this.#choose(['EUR', 'NOK']) }, {});
  }

  #addFact(fields: Pick<Fact, 'value' | 'unit' | 'currency'>, qualifiers: Fact['qualifiers']): string {
    const id = `fact${this.facts.length}`;
    this.facts.push({ ...STATED, id, kind: 'threshold', subject: { place: 'NO' }, qualifiers, ...fields });
    return id;
  }

  #choose<One>(from: readonly One[]): One {
    return from[Math.floor(this.#random() * from.length)] as One;
  }
}
