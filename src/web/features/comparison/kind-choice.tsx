import { useLocation, useRouter } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { COMPARISON_KINDS, type ComparisonKind } from '#domain/edition/route.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { readHeldCodes } from '#web/app/held-codes.ts';
import { isFeatureLocked } from '#web/app/locked-features.ts';
import { useRequestDemo } from '#web/app/request-demo.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Message } from '#web/ui/message.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Page } from '#web/ui/page.tsx';
import { ComparisonPage } from './comparison-page.tsx';
import type { ComparisonParts } from './comparison-parts.ts';
import styles from './chooser.module.css';
import { Dropped } from './dropped.tsx';

interface KindChoiceProps {
  /** Slugs of the products. */
  readonly kinds: Readonly<Record<ComparisonKind, string>>;
  readonly parts: ComparisonParts;
}

const NAMES: Readonly<Record<ComparisonKind, string>> = { countries: 'Countries', institutions: 'Institutions' };

/** Countries or institutions side by side, one or the other, chosen first (TL-072, OP-142). */
export function KindChoice({ kinds, parts }: KindChoiceProps) {
  const view = useEditionView();
  const { searchStr, pathname } = useLocation();
  const { navigate } = useRouter();
  const wanted = new URLSearchParams(searchStr).get('kind');
  const kind = COMPARISON_KINDS.find((one) => one === wanted);
  if (isFeatureLocked(view, readHeldCodes(view), 'practical-compare')) return <LockedKind />;
  const choice = (
    <fieldset className={styles.kinds}>
      <legend>What do you want to compare?</legend>
      {COMPARISON_KINDS.map((one) => (
        <Checkbox
          key={one}
          radioName="comparison-kind"
          state={one === kind}
          onChange={() => void navigate({ href: `${pathname}?kind=${one}`, resetScroll: false })}
        >
          {NAMES[one]}
        </Checkbox>
      ))}
      <p className={styles.hint}>
        {kind === undefined
          ? 'Choose one. The law of a country and the rules of an institution do not answer the same questions, so they cannot stand in one comparison.'
          : 'Countries and institutions cannot stand in one comparison. Choosing the other begins a new one.'}
      </p>
    </fieldset>
  );
  if (kind !== undefined) return <ComparisonPage key={kind} slug={kinds[kind]} parts={parts} above={choice} />;
  return (
    <Page>
      <PageHead title="Compare practice" lead="Countries or institutions side by side, on questions of practice." />
      <Dropped words={wanted ? [`“${wanted.slice(0, 40)}” is neither countries nor institutions.`] : []} />
      {choice}
    </Page>
  );
}

/** In place of the comparison where the subscription does not include it (OP-10). */
function LockedKind() {
  const requestDemo = useRequestDemo();
  return (
    <Page>
      <Message
        level={1}
        title="Comparing practice is not included in your subscription"
        actions={
          <Button kind="default" onClick={requestDemo}>
            <Lock size="1rem" aria-hidden /> Request a demo
          </Button>
        }
      >
        <p>
          Practice Plus puts countries or institutions side by side on questions of practice. Comparing jurisdictions
          and the rest of the library work as before.
        </p>
      </Message>
    </Page>
  );
}
