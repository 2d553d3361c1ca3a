import { Checkbox } from '#web/ui/checkbox.tsx';
import { DealField } from './deal-field.tsx';
import { besideRate, currencyIn, rateId } from './deal-draft.ts';
import { elementId } from './element-id.ts';
import { CURRENCY_LIST, Written } from './party-list.tsx';
import styles from './thresholds.module.css';
import type { CalculatorModel } from './use-calculator.ts';

const SHARES = { combined: 'combined', increment: 'increment', largest: 'largest of one party' } as const;

/** What is asked of the deal itself: its value, what is acquired, votes, shares of markets. */
export function DealDetails({ model }: { readonly model: CalculatorModel }) {
  const { asked, draft, faults, change } = model;
  const fields = listDealFields(model);
  if (fields.length === 0) return null;
  const isOfMoney = fields.some(({ id }) => id.startsWith('value'));
  return (
    <section className={styles.part} aria-labelledby="merger-details">
      <h2 id="merger-details">The transaction</h2>
      <div className={styles.grid}>
        {isOfMoney ? (
          <Written
            id="value-currency"
            label="Currency of its value"
            list={CURRENCY_LIST}
            most={3}
            value={draft.valueCurrency}
            fault={faults['value-currency']}
            onChange={(value) => change({ valueCurrency: value.toUpperCase() })}
          />
        ) : null}
        {fields.map(({ id, label, unit }) => (
          <Field key={id} {...{ id, label, unit, model, fault: faults[id] }} />
        ))}
      </div>
      {asked.isKnown ? null : <p className={styles.quiet}>Asking what else matters …</p>}
    </section>
  );
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly unit: string;
  readonly fault: string | undefined;
  readonly model: CalculatorModel;
}

function Field({ model: { draft, setValue }, ...field }: FieldProps) {
  return <DealField {...field} value={draft.values[field.id] ?? ''} onChange={(value) => setValue(field.id, value)} />;
}

function listDealFields({
  asked,
  draft,
  nameOf,
}: CalculatorModel): readonly Pick<FieldProps, 'id' | 'label' | 'unit'>[] {
  return [...asked.fields]
    .flatMap((id) => {
      const [kind, place = '', what = '', party = ''] = id.split(' ');
      if (id === 'value') return [{ id, label: 'Value of the transaction', unit: draft.valueCurrency }];
      if (kind === 'value') {
        const label = what === 'amount' ? 'Value of it in' : 'Assets or capital accumulated in';
        return [{ id, label: `${label} ${nameOf(place)}`, unit: currencyIn(draft, place) }];
      }
      if (id === 'interest') return [{ id, label: 'Interest acquired', unit: '%' }];
      if (kind === 'votes') return [{ id, label: `Votes ${place} the deal`, unit: '%' }];
      if (kind !== 'share') return [];
      const of = SHARES[what as keyof typeof SHARES] ?? draft.parties.find((one) => one.id === party)?.name ?? '';
      return [{ id, label: `Share of a market in ${nameOf(place)}, ${of}`, unit: '%' }];
    })
    .toSorted((one, other) => one.id.length - other.id.length || one.id.localeCompare(other.id, 'en'));
}

/** Facts of the case that no figure gives; what nobody says is unknown. */
export function Conditions({ model: { asked, draft, setValue } }: { readonly model: CalculatorModel }) {
  if (asked.conditions.size === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="merger-conditions">
      <h2 id="merger-conditions">Facts of the case</h2>
      <ul className={styles.conditions}>
        {[...asked.conditions].map(([id, words]) => (
          <li key={id}>
            <label htmlFor={elementId(id)}>{words}</label>
            <select
              id={elementId(id)}
              value={draft.values[id] ?? ''}
              onChange={(event) => setValue(id, event.target.value)}
            >
              <option value="">Unknown</option>
              <option value="yes">Yes</option>
              <option value="no">No</option>
            </select>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Rates between the currencies of the parties and those of the rules, each with its day and source. */
export function Rates({ model }: { readonly model: CalculatorModel }) {
  const { asked } = model;
  if (asked.pairs.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="merger-rates">
      <h2 id="merger-rates">Exchange rates</h2>
      <p className={styles.quiet}>
        How much one of the first is worth in the second; which rate counts, the law of the place says. Day and source
        that are left empty are those of the row above. Rates are not turned round.
      </p>
      <ul className={styles.rates}>
        {asked.pairs.map(([from, to]) => (
          <RateRow key={rateId(from, to)} from={from} to={to} model={model} />
        ))}
      </ul>
    </section>
  );
}

/** Whether member states without a row are none; the rules of the Union ask about each of them. */
export function NoneElsewhere({ model: { draft, change, asked } }: { readonly model: CalculatorModel }) {
  if (!asked.isKnown) return null;
  return (
    <div id={elementId('elsewhere')} tabIndex={-1}>
      <Checkbox state={draft.isNoneElsewhere} onChange={() => change({ isNoneElsewhere: !draft.isNoneElsewhere })}>
        In member states of the Union that have no row above, no party has any turnover. Without this they are unknown.
      </Checkbox>
    </div>
  );
}

interface RateRowProps {
  readonly from: string;
  readonly to: string;
  readonly model: CalculatorModel;
}

function RateRow({ from, to, model: { draft, faults, setValue } }: RateRowProps) {
  const id = rateId(from, to);
  return (
    <li className={styles.rate}>
      <DealField
        id={id}
        label={`${from} into ${to}`}
        value={draft.values[id] ?? ''}
        fault={faults[id]}
        onChange={(value) => setValue(id, value)}
      />
      {BESIDE_RATE.map(({ part, label, ...field }) => {
        const beside = besideRate(id, part);
        return (
          <div key={part} className={styles.field}>
            <label htmlFor={elementId(beside)}>
              {label}
              <span className="visually-hidden">{` of the rate from ${from} into ${to}`}</span>
            </label>
            <input
              id={elementId(beside)}
              {...field}
              value={draft.values[beside] ?? ''}
              onChange={(event) => setValue(beside, event.target.value)}
            />
          </div>
        );
      })}
    </li>
  );
}

/** What is said of a rate besides its figure. */
const BESIDE_RATE = [
  { part: 'day', label: 'Day', type: 'date' },
  { part: 'source', label: 'Source', type: 'text', maxLength: 100 },
] as const;
