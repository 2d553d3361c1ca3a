import { useQuery } from '@tanstack/react-query';
import type { ThresholdPlace } from '#contract/thresholds.ts';
import { thresholdPlacesQuery } from '#web/api/thresholds.queries.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { AwaitedPage } from '#web/ui/awaited.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Conditions, DealDetails, NoneElsewhere, Rates } from './deal-details.tsx';
import { elementId } from './element-id.ts';
import { FigureTables } from './figure-table.tsx';
import { KeptMergers } from './kept-mergers.tsx';
import { PartyList } from './party-list.tsx';
import { PlaceChoice } from './place-choice.tsx';
import { Results } from './results.tsx';
import styles from './thresholds.module.css';
import { useCalculator } from './use-calculator.ts';
import { useKeptMerger } from './use-kept-merger.ts';

/** `/merger-thresholds/calculator`: where a merger has to be filed, worked from its figures (OP-178). */
export function CalculatorPage() {
  return (
    <AwaitedPage head={<Head />} query={useQuery(thresholdPlacesQuery())}>
      {({ places }) => <Calculator places={places} />}
    </AwaitedPage>
  );
}

function Head() {
  return (
    <PageHead
      title="Merger filing calculator"
      lead={
        <>
          Where a deal has to be filed, by the rules of each place on a day, with the arithmetic and the sources. An
          empty field is unknown, 0 is none. Figures are not logged or counted and stand in no address. The rules
          themselves stand in the{' '}
          <AppLink href="/search?contenttype=Merger+thresholds">notes on merger thresholds</AppLink>.
        </>
      }
    />
  );
}

// Long because: it is the page, part by part.
function Calculator({ places }: { readonly places: readonly ThresholdPlace[] }) {
  const model = useCalculator(places);
  const kept = useKeptMerger(model);
  const { draft, faults, judged, change, workOut, isBusy, asked } = model;
  return (
    <div className={styles.calculator}>
      <KeptMergers kept={kept} />
      <form
        className={styles.form}
        aria-label="The deal"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          workOut();
        }}
      >
        <section className={styles.part} aria-labelledby="merger-places">
          <h2 id="merger-places">Places and day</h2>
          <PlaceChoice
            places={places}
            chosen={draft.places}
            fault={faults['places']}
            onChange={(chosen) => change({ places: chosen })}
          />
          <div className={styles.field}>
            <label htmlFor={elementId('day')}>Law as of</label>
            <input
              id={elementId('day')}
              type="date"
              value={draft.day}
              aria-invalid={faults['day'] !== undefined}
              aria-describedby={faults['day'] === undefined ? undefined : `${elementId('day')}-fault`}
              onChange={(event) => change({ day: event.target.value })}
            />
            {faults['day'] === undefined ? null : (
              <span id={`${elementId('day')}-fault`} className={styles.fault}>
                {faults['day']}
              </span>
            )}
          </div>
        </section>
        <section className={styles.part} aria-labelledby="merger-parties">
          <h2 id="merger-parties">Parties</h2>
          <PartyList model={model} />
        </section>
        <section className={styles.part} aria-labelledby="merger-figures">
          <h2 id="merger-figures">Figures</h2>
          {asked.isKnown ? (
            <p className={styles.quiet}>
              In the currency of each party: 1,250,000 or 1.25 million. Which year counts, and what turnover is, the
              rules of each place say. What no chosen place asks for is not shown.
            </p>
          ) : (
            <p className={styles.quiet}>Choose places: the figures that their rules ask for are shown here.</p>
          )}
          <FigureTables model={model} />
          <NoneElsewhere model={model} />
        </section>
        <DealDetails model={model} />
        <Conditions model={model} />
        <Rates model={model} />
        <div className={styles.end}>
          <Button kind="default" type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
            {isBusy ? 'Working out …' : 'Work out'}
          </Button>
          {faults['form'] === undefined ? null : (
            <p className={styles.fault} role="alert">
              {faults['form']}
            </p>
          )}
        </div>
      </form>
      {judged ? (
        <Results
          judged={judged}
          name={kept.name}
          isStale={model.isStale}
          isBusy={isBusy}
          nameOf={model.nameOf}
          onAgain={workOut}
          onMissing={model.goTo}
        />
      ) : null}
    </div>
  );
}
