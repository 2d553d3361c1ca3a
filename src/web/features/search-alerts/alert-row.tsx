import { useRef, useState } from 'react';
import type { SearchAlert } from '#web/api/search-alerts.ts';
import { DocumentActions } from '#web/app/document-actions.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { FactsLine } from '#web/ui/facts-line.tsx';
import { formatDate } from '#domain/document/format-date.ts';
import { dayOf, formatInstant } from '#domain/tools/desk/local-instant.ts';
import { formatNumber } from '#web/ui/format-number.ts';
import { isFocusFree } from '#web/ui/is-focus-free.ts';
import { NewHitList } from '#web/ui/new-hit-list.tsx';
import { useReturnedFocus } from '#web/ui/use-returned-focus.ts';
import styles from './alerts-page.module.css';
import { DeleteAlert } from './delete-alert.tsx';
import { FeedBox } from './feed-box.tsx';
import { RenameAlert } from './rename-alert.tsx';
import { useAlert } from './use-alert.ts';

interface AlertRowProps {
  readonly alert: SearchAlert;
  /** `isFocusFree`: the focus may be moved on from it. */
  readonly onDeleted: (isFocusFree: boolean) => void;
}

/** One alert: what is new of it, its feed, and what can be done with it. */
// Long because: it is one piece of markup, in the order in which it is read.
export function AlertRow({ alert, onDeleted }: AlertRowProps) {
  const [open, setOpen] = useState<'rename' | 'delete'>();
  const model = useAlert(alert);
  const renamer = useReturnedFocus(open === 'rename');
  const row = useRef<HTMLLIElement>(null);
  const { look } = model;
  const close = () => setOpen(undefined);
  return (
    <li ref={row} className={styles.row}>
      <div className={styles.head}>
        {open === 'rename' ? (
          <RenameAlert title={alert.title} onSave={model.rename} onClose={close} />
        ) : (
          <Name alert={alert} />
        )}
        <NewMatches alert={alert} isBusy={model.isBusy} onLook={model.lookAt} />
      </div>
      <p className={styles.meta}>
        <FactsLine facts={listFacts(alert)} />
      </p>
      <div className={styles.tools}>
        <FeedBox alert={alert} onRenew={model.renewFeed} />
        <Button ref={renamer} kind="text" onClick={() => setOpen('rename')}>
          Rename<span className="visually-hidden"> {alert.title}</span>
        </Button>
        <Button kind="text" onClick={() => setOpen('delete')}>
          Delete<span className="visually-hidden"> {alert.title}</span>
        </Button>
      </div>
      {look ? <Matches look={look} /> : null}
      <DeleteAlert
        title={alert.title}
        isOpen={open === 'delete'}
        onClose={close}
        onDelete={async () => {
          if (await model.remove()) onDeleted(isFocusFree(row.current));
        }}
      />
    </li>
  );
}

type Look = NonNullable<ReturnType<typeof useAlert>['look']>;

function Name({ alert }: { readonly alert: SearchAlert }) {
  return (
    <h2 className={styles.name}>
      <AppLink dir="auto" href={alert.url}>
        <FactsLine facts={alert.title.split(' · ')} />
      </AppLink>
    </h2>
  );
}

function Matches({ look }: { readonly look: Look }) {
  return (
    <NewHitList
      matches={look.matches}
      title={nameLook(look)}
      {...{ formatDate, formatInstant }}
      renderActions={(hit) => <DocumentActions place="row" document={hit} />}
    />
  );
}

function nameLook({ isSeen, matches }: Look): string {
  return isSeen ? 'Nothing new; the last new matches were' : `New since ${formatInstant(matches.since)}`;
}

interface NewMatchesProps {
  readonly alert: SearchAlert;
  readonly isBusy: boolean;
  readonly onLook: () => void;
}

function NewMatches({ alert, isBusy, onLook }: NewMatchesProps) {
  const { newCount, isExact, trouble, title } = alert;
  if (newCount === null) return <p className={styles.trouble}>This search can no longer be made. {trouble}</p>;
  const count = `${formatNumber(newCount)}${isExact ? '' : ' or more'}`;
  return (
    <Button kind={newCount > 0 ? 'default' : 'outlined'} aria-busy={isBusy} onClick={onLook}>
      {newCount === 0 ? 'Nothing new' : `See ${count} new`}
      <span className="visually-hidden"> of {title}</span>
    </Button>
  );
}

function listFacts({ mode, createdAt, lookedAt }: SearchAlert): readonly string[] {
  return [mode, `made ${formatDate(dayOf(createdAt))}`, `last looked at ${formatInstant(lookedAt)}`];
}
