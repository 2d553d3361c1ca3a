import { Check, ChevronRight, CircleHelp, X } from 'lucide-react';
import { useState } from 'react';
import type { JudgedPlace } from '#contract/thresholds.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { sayAsked } from '#domain/thresholds/say-asked.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { ClosedMark } from '#web/ui/closed-mark.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { idOfPlace } from './element-id.ts';
import { ResultMark } from './result-mark.tsx';
import { kindOf } from './say-result.ts';
import styles from './results.module.css';

type Rule = JudgedPlace['rules'][number];

/** Of more the first are shown, until somebody asks for all. */
const AT_A_GLANCE = 8;

interface PlaceResultProps {
  readonly place: JudgedPlace;
  /** What a place is called by its code. */
  readonly nameOf: (place: string) => string;
  readonly onMissing?: ((missing: string) => void) | undefined;
}

/** How a place was worked: what is missing, its rules with their arithmetic, what else its law says, its texts. */
export function PlaceResult({ place, nameOf, onMissing }: PlaceResultProps) {
  const { name, notes, rules, missing, law } = place;
  const kind = kindOf(place);
  return (
    <details id={idOfPlace(place.place)} className={styles.place}>
      <summary>
        <ChevronRight size="1rem" aria-hidden className={styles.chevron} />
        <span className={styles.name}>{name}</span>
        <ResultMark kind={kind} />
      </summary>
      <div className={styles.opened}>
        {kind === 'read' ? <ReadText place={place} /> : null}
        {missing.length === 0 ? null : <Missing missing={missing} nameOf={nameOf} onMissing={onMissing} />}
        {notes.length === 0 ? null : (
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note}>{note.slice(0, 1).toUpperCase() + note.slice(1)}</li>
            ))}
          </ul>
        )}
        {rules.map((rule) => (
          <RuleResult key={rule.id} rule={rule} />
        ))}
        {law ? <OtherLaw law={law} name={name} /> : null}
      </div>
    </details>
  );
}

/** A place of which nothing can be worked is never said to need no filing. */
function ReadText({ place: { name, law } }: Pick<PlaceResultProps, 'place'>) {
  const [text] = law?.texts.filter(({ url }) => url !== null) ?? [];
  return (
    <p>
      Whether a filing is needed in {name} cannot be worked out here. Read the text:{' '}
      {text?.url ? <AppLink href={text.url}>{text.title}</AppLink> : null}
      {text?.url && law ? ', ' : ''}
      {law ? <AppLink href={law.page}>what the library holds on {name}</AppLink> : null}.
    </p>
  );
}

function Missing({
  missing,
  nameOf,
  onMissing,
}: Pick<PlaceResultProps, 'nameOf' | 'onMissing'> & Pick<JudgedPlace, 'missing'>) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? missing : missing.slice(0, AT_A_GLANCE);
  return (
    <>
      <h4 className={styles.small}>{missing.length === 1 ? 'This would decide' : 'These would decide'}</h4>
      <ul className={styles.missing}>
        {shown.map((words) => (
          <li key={words}>
            {onMissing ? (
              <Button kind="text" onClick={() => onMissing(words)}>
                {sayAsked(words, nameOf)}
              </Button>
            ) : (
              sayAsked(words, nameOf)
            )}
          </li>
        ))}
      </ul>
      {missing.length > AT_A_GLANCE ? (
        <Button kind="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? `The first ${AT_A_GLANCE}` : `All ${missing.length}`}
        </Button>
      ) : null}
    </>
  );
}

function RuleResult({ rule }: { readonly rule: Rule }) {
  const { source, role, holds, steps, validFrom, validUntil, note } = rule;
  const from = validFrom === null ? 'first day not read' : `since ${formatDate(validFrom)}`;
  return (
    <section className={styles.rule}>
      <h4>
        {source.place ?? source.title}
        {role === 'notification' ? null : <span className={styles.quiet}> ({role} only)</span>}
      </h4>
      <p className={styles.quiet}>
        <Holds holds={holds} /> · {from}
        {validUntil === null ? '' : `, until ${formatDate(validUntil)}`} ·{' '}
        {source.url === null ? source.title : <ExternalLink href={source.url}>{source.title}</ExternalLink>}
        {source.url === null && source.address !== null ? ` (${source.address})` : ''}, read {formatDate(source.readOn)}
        {source.readFrom === null ? '' : `, ${source.readFrom}`}
        {source.isOld ? <strong className={styles.warning}> Check before use: read long ago</strong> : null}
      </p>
      <ul className={styles.steps}>
        {steps.map(({ depth, words, holds: is }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines never move
          <li key={at} style={{ paddingInlineStart: `${depth * 1.25}rem` }}>
            <Sign holds={is} />
            <span>{words}</span>
          </li>
        ))}
      </ul>
      {note === null ? null : <p className={styles.quiet}>{note}</p>}
    </section>
  );
}

function Holds({ holds }: Pick<Rule, 'holds'>) {
  if (holds === null) return 'Not known yet';
  return holds ? 'Met' : 'Not met';
}

/** Yes, no or unknown beside a line whose words say it, too. */
function Sign({ holds }: Pick<Rule, 'holds'>) {
  if (holds === null) return <CircleHelp size="0.875rem" aria-hidden className={styles.unknown} />;
  return holds ? <Check size="0.875rem" aria-hidden /> : <X size="0.875rem" aria-hidden className={styles.unknown} />;
}

// Long because: it is one piece of markup.
function OtherLaw({ law, name }: { readonly law: NonNullable<JudgedPlace['law']>; readonly name: string }) {
  const { facts, texts, page } = law;
  return (
    <>
      {facts.length === 0 ? null : (
        <>
          <h4 className={styles.small}>Duty, time limits, fees</h4>
          <dl className={styles.facts}>
            {facts.map(({ id, label, value, details, source, holds }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>
                  {value}
                  {details
                    .filter(({ name: of }) => of !== 'Instrument')
                    .map(({ name: of, words }) => `; ${of.toLowerCase()}: ${words}`)
                    .join('')}
                  {holds === 'unknown' ? ' (whether it held then is unknown)' : ''}
                  <span className={styles.quiet}>
                    {' '}
                    {source.url === null ? source.title : <ExternalLink href={source.url}>{source.title}</ExternalLink>}
                    {source.place === null ? '' : `, ${source.place}`}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className={styles.texts}>
        {texts.map(({ title, url }) =>
          url === null ? (
            <span key={title}>
              <ClosedMark /> {title}
            </span>
          ) : (
            <AppLink key={title} href={url}>
              {title}
            </AppLink>
          ),
        )}
        <AppLink href={page}>{name}: law and documents</AppLink>
      </p>
    </>
  );
}
