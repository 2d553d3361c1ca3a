import { X } from 'lucide-react';
import { ROLES, type Role } from '#domain/thresholds/deal.ts';
import { Button } from '#web/ui/button.tsx';
import { ROW, useRowFocus } from '#web/ui/use-row-focus.ts';
import type { DraftParty } from './deal-draft.ts';
import { elementId } from './element-id.ts';
import styles from './thresholds.module.css';
import type { CalculatorModel } from './use-calculator.ts';

const MOST = 10;
const ROLE_NAMES: Readonly<Record<Role, string>> = {
  acquirer: 'Acquirer, with its group',
  target: 'Target',
  'parent of a joint venture': 'Parent of a joint venture',
};
const CURRENCIES = Intl.supportedValuesOf('currency');
/** Written first in lists. */
export const CURRENCY_LIST = 'merger-currencies';

/** The parties: who they are, what they are in the deal, in which currency their figures are. */
export function PartyList({ model }: { readonly model: CalculatorModel }) {
  const { draft, change } = model;
  const { parties } = draft;
  const rows = useRowFocus<HTMLDivElement>(parties.length);
  const add = () => {
    const id = String(Math.max(0, ...parties.map((one) => Number(one.id))) + 1);
    const name = `Party ${id}`;
    change({
      parties: [...parties, { id, name, role: 'acquirer', seat: '', currency: parties[0]?.currency ?? 'EUR' }],
    });
    model.focus(`name ${id}`);
  };
  return (
    <div className={styles.parties} {...rows}>
      <datalist id={CURRENCY_LIST}>
        {CURRENCIES.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </datalist>
      {parties.map((party) => (
        <Party key={party.id} party={party} model={model} isOnly={parties.length === 1} />
      ))}
      {parties.length < MOST ? (
        <Button kind="ghost" onClick={add}>
          Add a party
        </Button>
      ) : null}
    </div>
  );
}

interface PartyProps {
  readonly party: DraftParty;
  readonly model: CalculatorModel;
  readonly isOnly: boolean;
}

// Long because: it is one row of fields.
function Party({ party, model, isOnly }: PartyProps) {
  const { id, name, role, seat, currency } = party;
  const { draft, setParty, change, asked, faults, places } = model;
  const needsSeat = asked.fields.has(`seat ${id}`) || seat !== '';
  const remove = () => {
    const values = Object.entries(draft.values).filter(
      ([field]) => !field.startsWith(`figure ${id} `) && !field.endsWith(` party ${id}`),
    );
    change({ parties: draft.parties.filter((one) => one.id !== id), values: Object.fromEntries(values) });
  };
  return (
    <fieldset className={styles.party} {...ROW}>
      <legend className="visually-hidden">Party {name}</legend>
      <Written
        {...{ id: `name ${id}`, label: 'Name', value: name, fault: faults[`name ${id}`] }}
        onChange={(value) => setParty(id, { name: value })}
      />
      <div className={styles.field}>
        <label htmlFor={elementId(`role ${id}`)}>Part in the deal</label>
        <select
          id={elementId(`role ${id}`)}
          value={role}
          onChange={(event) => setParty(id, { role: ROLES.find((one) => one === event.target.value) ?? role })}
        >
          {ROLES.map((one) => (
            <option key={one} value={one}>
              {ROLE_NAMES[one]}
            </option>
          ))}
        </select>
      </div>
      <Written
        {...{ id: `currency ${id}`, label: 'Currency', value: currency, fault: faults[`currency ${id}`] }}
        list={CURRENCY_LIST}
        most={3}
        onChange={(value) => setParty(id, { currency: value.toUpperCase() })}
      />
      {needsSeat ? (
        <div className={styles.field}>
          <label htmlFor={elementId(`seat ${id}`)}>Seat</label>
          <select
            id={elementId(`seat ${id}`)}
            value={seat}
            onChange={(event) => setParty(id, { seat: event.target.value })}
          >
            <option value="">Unknown</option>
            {places
              .filter(({ place }) => place !== 'EU')
              .map(({ place, name: own }) => (
                <option key={place} value={place}>
                  {own}
                </option>
              ))}
          </select>
        </div>
      ) : null}
      {isOnly ? null : (
        <Button kind="icon" aria-label={`Take out ${name}`} onClick={remove}>
          <X size="1rem" aria-hidden />
        </Button>
      )}
    </fieldset>
  );
}

interface WrittenProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly fault?: string | undefined;
  readonly list?: string;
  readonly most?: number;
  readonly onChange: (value: string) => void;
}

/** A short field for words. */
export function Written({ id, label, value, fault, list, most = 100, onChange }: WrittenProps) {
  const own = elementId(id);
  return (
    <div className={styles.field}>
      <label htmlFor={own}>{label}</label>
      <input
        id={own}
        type="text"
        autoComplete="off"
        maxLength={most}
        list={list}
        value={value}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : `${own}-fault`}
        onChange={(event) => onChange(event.target.value)}
      />
      {fault === undefined ? null : (
        <span id={`${own}-fault`} className={styles.fault}>
          {fault}
        </span>
      )}
    </div>
  );
}
