import { Link2, Printer } from 'lucide-react';
import type { ComparisonAnswer, ComparisonLanding } from '#contract/comparison.ts';
import { pluralOf } from '#domain/comparison/comparison-choice.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { useAccount } from '#web/app/account.ts';
import { useCopy } from '#web/app/use-copy.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { FindField } from '#web/ui/find-field.tsx';
import { formatCount, formatNumber } from '#web/ui/format-number.ts';
import { Switch } from '#web/ui/switch.tsx';
import { countChanges, countNotHeld, type Matrix } from './build-matrix.ts';
import type { ComparisonParts } from './comparison-parts.ts';
import { ComparisonFiles } from './comparison-files.tsx';
import type { ComparisonAddress } from './use-comparison-address.ts';
import styles from './matrix-tools.module.css';

const LOADING = 'Loading the answers';

interface MatrixToolsProps {
  readonly landing: ComparisonLanding;
  readonly address: ComparisonAddress;
  /** Undefined while they are on their way. */
  readonly data: ComparisonAnswer | undefined;
  readonly matrix: Matrix | undefined;
  readonly isBusy: boolean;
  /** They cannot be shown; why stands below. */
  readonly hasFailed: boolean;
  /** What others offer for a comparison. */
  readonly parts: ComparisonParts;
}

/** Over the answers: another choice, another day, what changed, what differs, the permanent address, paper. */
// Long because: it is one bar of tools.
export function MatrixTools(props: MatrixToolsProps) {
  const { landing, address, data, matrix, isBusy, hasFailed } = props;
  const { tools, Keep } = props.parts;
  const { state, go, hrefOf } = address;
  const { isSignedIn } = useAccount();
  return (
    <div className={styles.tools} data-page-actions>
      <div className={styles.row}>
        <span data-screen>
          <ButtonLink kind="outlined" href={hrefOf({ isChoosing: true })}>
            Change choice
          </ButtonLink>
        </span>
        <Days {...{ state, go }} />
        <div className={styles.switch}>
          <Switch isOn={state.differences} onToggle={() => go({ differences: !state.differences }, false)}>
            Highlight differences
          </Switch>
        </div>
        {isSignedIn ? (
          <div className={styles.switch}>
            <Switch isOn={state.notes} onToggle={() => go({ notes: !state.notes }, false)}>
              Your notes
            </Switch>
          </div>
        ) : null}
        <div className={styles.ends}>
          <PermanentLink address={address} corpusVersion={data?.corpusVersion} />
          <Button kind="ghost" onClick={() => window.print()}>
            <Printer size="1rem" aria-hidden /> Print
          </Button>
          <ComparisonFiles slug={landing.slug} {...{ state, matrix }} />
          {Keep ? <Keep place={{ slug: landing.slug }} title={landing.publicationTitle} /> : null}
          {tools}
        </div>
      </div>
      <output className={styles.told} aria-busy={isBusy}>
        {hasFailed ? '' : data && matrix ? <Told {...{ landing, address, data, matrix, isBusy }} /> : LOADING}
      </output>
    </div>
  );
}

function Days({ state: { asOf, since }, go }: Pick<ComparisonAddress, 'state' | 'go'>) {
  return (
    <>
      <FindField type="date" label="As of" value={asOf} onChange={(day) => go({ asOf: day }, false)} />
      <FindField type="date" label="What changed since" value={since} onChange={(day) => go({ since: day }, false)} />
    </>
  );
}

type ToldProps = Required<Pick<MatrixToolsProps, 'landing' | 'address' | 'isBusy'>> & {
  readonly data: ComparisonAnswer;
  readonly matrix: Matrix;
};

/** What is shown, of which day, and what of it changed. */
function Told({ landing, address, data, matrix, isBusy }: ToldProps) {
  const { state, hrefOf } = address;
  const { topicTitle, jurisdictionOrOrganizationTitle: placeTitle } = landing;
  if (isBusy) return LOADING;
  const [changes, unheld] = [countChanges(matrix), countNotHeld(matrix)];
  return (
    <>
      {countOf(matrix.rows.length, topicTitle)}, {countOf(matrix.columns.length, placeTitle)}
      {state.asOf === '' ? '' : `, as of ${formatDate(state.asOf)}`}
      {state.version === undefined ? null : (
        <>
          , as in library version {formatNumber(state.version)}{' '}
          <AppLink href={hrefOf({ version: undefined })} keepScroll>
            Show the current answers
          </AppLink>
        </>
      )}
      {state.since === '' || data.since === null
        ? '.'
        : `. ${changes === 0 ? 'No answer' : formatCount(changes, 'answer')} changed since ${formatDate(state.since)}${unheld === 0 ? '' : `; ${formatNumber(unheld)} not held on that day`}.`}
      {state.differences && matrix.columns.length > 1
        ? matrix.columns.length === 2
          ? ' Underlined: figures that differ, and words in which like sentences differ.'
          : ' Underlined: numbers, dates, amounts and words of yes or no that differ.'
        : ''}
    </>
  );
}

function countOf(count: number, title: string): string {
  const thing = title.toLowerCase();
  return formatCount(count, thing, pluralOf(thing));
}

interface PermanentLinkProps {
  readonly address: ComparisonAddress;
  /** Undefined while the answers are on their way. */
  readonly corpusVersion: number | undefined;
}

/** Leads to these very answers for good, whatever is changed of them (OP-119). */
function PermanentLink({ address: { hrefOf, state }, corpusVersion }: PermanentLinkProps) {
  const [isCopied, copy] = useCopy('Link copied');
  const version = state.version ?? corpusVersion;
  return (
    <Button
      kind="ghost"
      disabled={corpusVersion === undefined}
      onClick={() => copy(location.origin + hrefOf({ version, isChoosing: false }))}
    >
      <Link2 size="1rem" aria-hidden /> {isCopied ? 'Copied' : 'Copy link'}
    </Button>
  );
}
