import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ANY_PARTNER, ACTOR_KIND_WORDS, MOST_PARTNERS } from '#domain/tools/relations/actor-kind.ts';
import { addPartner, type Partner } from '#domain/tools/relations/partners.ts';
import type { RelationPageState } from '#domain/tools/relations/relation-page.ts';
import { RELATION_TYPE_IDS, RELATION_TYPES, type RelationType } from '#domain/tools/relations/relation-type.ts';
import { RELATION_WINDOWS, type RelationWindow } from '#domain/tools/relations/relation-window.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Select } from '#web/ui/select.tsx';
import { ActorField } from './actor-field.tsx';
import styles from './relation-form.module.css';

type Question = Pick<RelationPageState, 'one' | 'two' | 'types' | 'window'>;

const WINDOWS: Readonly<Record<RelationWindow, string>> = { 3: 'Last 3 years', 5: 'Last 5 years', all: 'All years' };

/** Who is asked about, and with whom: one on the left, up to ten on the right, or anybody. */
// Long because: the fields of one form ask and change each other.
export function RelationForm({
  question,
  onAsk,
}: {
  readonly question: Question;
  readonly onAsk: (question: Question) => void;
}) {
  const [one, setOne] = useState(question.one);
  const [two, setTwo] = useState(question.two);
  const [types, setTypes] = useState(question.types);
  const [span, setSpan] = useState(question.window);
  const [kindOne, setKindOne] = useState<number>(question.one?.relType ?? 0);
  const [kindTwo, setKindTwo] = useState<number>(question.two[0]?.relType ?? (question.one ? ANY_PARTNER : 0));
  const [fault, setFault] = useState('');
  const isAny = kindTwo === ANY_PARTNER;
  const { form, keepFocus } = useKeptFocus();
  const ask = () => {
    if (!one) {
      setFault('Choose somebody on the left first: type a name and pick it from the list.');
      return;
    }
    setFault('');
    onAsk({ one, two: isAny ? [] : two, types, window: span });
  };
  const toggle = (type: RelationType) =>
    setTypes(types.includes(type) ? types.filter((other) => other !== type) : [...types, type]);
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="Check relationships"
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <h2 className="visually-hidden">Question</h2>
      <div className={styles.sides}>
        <div data-side="one">
          {one ? (
            <Chosen
              label="Who"
              partners={[one]}
              onRemove={() => {
                keepFocus('one');
                setOne(undefined);
              }}
            />
          ) : (
            <ActorField
              label="Who"
              kind={kindOne}
              onKind={setKindOne}
              onChoose={(partner) => {
                keepFocus('one');
                setOne(partner);
              }}
            />
          )}
        </div>
        <div data-side="two">
          <ActorField
            label="Related to"
            kind={kindTwo}
            hasAny={two.length === 0}
            isFull={two.length >= MOST_PARTNERS}
            onKind={setKindTwo}
            onChoose={(partner) => setTwo(addPartner(two, partner))}
          />
          {isAny ? (
            <p className={styles.any}>
              <span>Anybody: all known relationships</span>
              <Button
                kind="text"
                onClick={() => {
                  keepFocus('two');
                  setKindTwo(0);
                }}
              >
                Choose names instead
              </Button>
            </p>
          ) : (
            <Chosen
              label=""
              partners={two}
              onRemove={(gone) => {
                keepFocus('two');
                setTwo(two.filter((partner) => partner !== gone));
              }}
            />
          )}
        </div>
      </div>
      <Disclosure title="Kinds of relationship" count={types.length} isOpenAtFirst={types.length > 0}>
        <ul className={styles.types}>
          {RELATION_TYPE_IDS.map((type) => (
            <li key={type}>
              <Checkbox state={types.includes(type)} onChange={() => toggle(type)}>
                {RELATION_TYPES[type].name}
              </Checkbox>
            </li>
          ))}
        </ul>
      </Disclosure>
      <div className={styles.end}>
        <Select
          label="How far back"
          value={span}
          options={RELATION_WINDOWS.map((value) => ({ value, label: WINDOWS[value] }))}
          onChange={(value) => setSpan(RELATION_WINDOWS.find((known) => known === value) ?? 'all')}
        />
        <Button kind="default" type="submit">
          Check relationships
        </Button>
      </div>
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
    </form>
  );
}

/** A field or a name that goes with the focus in it hands it to what stands on its side then. */
function useKeptFocus() {
  const form = useRef<HTMLFormElement>(null);
  const side = useRef<'one' | 'two'>(undefined);
  useEffect(() => {
    if (side.current && document.activeElement === document.body) {
      form.current
        ?.querySelector<HTMLElement>(`[data-side='${side.current}'] :is(input:not(:disabled), button)`)
        ?.focus();
    }
    side.current = undefined;
  });
  return {
    form,
    keepFocus: (where: 'one' | 'two') => {
      side.current = where;
    },
  };
}

/** Names that were chosen, each to be taken out again. */
function Chosen({
  label,
  partners,
  onRemove,
}: {
  readonly label: string;
  readonly partners: readonly Partner[];
  readonly onRemove: (partner: Partner) => void;
}) {
  if (partners.length === 0)
    return <p className={styles.none}>Up to ten names; with nobody, all known relationships are looked for.</p>;
  return (
    <>
      {label ? <p className={styles.label}>{label}</p> : null}
      <ul className={styles.chosen} aria-label={label || 'Chosen names'}>
        {partners.map((partner) => (
          <li key={`${partner.relType} ${partner.slug ?? partner.name}`} className={styles.chip}>
            <span>
              <strong dir="auto">{partner.name}</strong>{' '}
              <span className={styles.kind}>{ACTOR_KIND_WORDS[partner.relType]}</span>
            </span>
            <Button kind="icon" aria-label={`Remove ${partner.name}`} onClick={() => onRemove(partner)}>
              <X size="1.125rem" aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
