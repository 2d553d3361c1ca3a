import { useState, type ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FailedMessage } from '#web/ui/failed-message.tsx';
import { Message } from '#web/ui/message.tsx';
import { notify, type NotificationType } from '#web/app/notifications.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { Page } from '#web/ui/page.tsx';
import { PartTrouble } from '#web/ui/part-trouble.tsx';
import { Select } from '#web/ui/select.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import styles from './gallery.module.css';

interface GalleryProps {
  readonly filters: ReactNode;
  readonly pills: ReactNode;
}

const KINDS = ['default', 'outlined', 'ghost', 'text', 'icon'] as const;
const TYPES: readonly NotificationType[] = ['information', 'success', 'warning', 'error'];

/** The components side by side. Everything on it is invented and does nothing outside the page. */
export function Gallery({ filters, pills }: GalleryProps) {
  return (
    <Page>
      <PageHead
        title="Component gallery"
        lead="For looking at. Everything here is invented, and nothing here changes anything."
      />
      <div className={styles.parts}>
        <Part title="Buttons">
          <Buttons />
        </Part>
        <Part title="Notifications">
          <Notifications />
        </Part>
        <Part title="Pills">{pills}</Part>
        <Part title="Filters">{filters}</Part>
        <Part title="Fields">
          <Fields />
        </Part>
        <Part title="Messages">
          <Message title="No results found" actions={<Button>Reset filters</Button>} note="Request 00000000">
            <p>Words, a way on, and small print.</p>
          </Message>
          <PartTrouble onRetry={() => undefined} />
          <FailedMessage level={2} onReload={() => undefined} />
        </Part>
        <Part title="Skeletons">
          {[80, 64, 72].map((width) => (
            <SkeletonLine key={width} width={`${width}%`} />
          ))}
        </Part>
      </div>
    </Page>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className={styles.part}>{title}</h2>
      {children}
    </section>
  );
}

function Notifications() {
  return (
    <div className={styles.row}>
      {TYPES.map((type) => (
        <Button key={type} onClick={() => notify({ type, title: `A notification: ${type}`, content: 'Invented.' })}>
          Show {type}
        </Button>
      ))}
    </div>
  );
}

function Buttons() {
  return (
    <>
      {KINDS.map((kind) => (
        <div key={kind} className={styles.row}>
          <span className={styles.label}>{kind}</span>
          <Button kind={kind} aria-label={kind === 'icon' ? 'Icon button' : undefined}>
            {kind === 'icon' ? '★' : 'Save search'}
          </Button>
          <Button kind={kind} disabled aria-label={kind === 'icon' ? 'Icon button, disabled' : undefined}>
            {kind === 'icon' ? '★' : 'Disabled'}
          </Button>
        </div>
      ))}
      <div className={styles.row}>
        <span className={styles.label}>links</span>
        <ButtonLink href="/test">Go on</ButtonLink>
        <ButtonLink kind="outlined" href="/test">
          Another way
        </ButtonLink>
      </div>
    </>
  );
}

function Fields() {
  const [isOn, setOn] = useState(true);
  const [sort, setSort] = useState('score');
  return (
    <>
      <Checkbox state={isOn} onChange={() => setOn(!isOn)}>
        A box to tick
      </Checkbox>
      <Checkbox state="mixed" onChange={() => undefined}>
        Partly ticked
      </Checkbox>
      <Checkbox state={false} isDisabled onChange={() => undefined}>
        Not to be ticked
      </Checkbox>
      <div className={styles.row}>
        <Select
          label="Sort"
          value={sort}
          options={[
            { value: 'score', label: 'Relevance' },
            { value: 'title', label: 'Title' },
          ]}
          onChange={setSort}
        />
      </div>
    </>
  );
}
