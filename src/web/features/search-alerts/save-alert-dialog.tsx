import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ALERT_LIMITS } from '#domain/tools/desk/search-alert.ts';
import { useAccount } from '#web/app/account.ts';
import { attempt } from '#web/app/attempt.ts';
import { alertVolumeQuery, createAlert, type AlertDraft } from '#web/api/search-alerts.ts';
import { AccountNeeded } from '#web/ui/account-needed.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import { announce } from '#web/app/live-region.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from './save-alert-dialog.module.css';

interface SaveAlertDialogProps {
  readonly draft: AlertDraft;
  readonly signIn: string;
  readonly onClose: () => void;
}

/** Title and expected volume of a new alert. */
export function SaveAlertDialog({ draft, signIn, onClose }: SaveAlertDialogProps) {
  const { isKnown, isSignedIn } = useAccount();
  if (isKnown && !isSignedIn) {
    return (
      <Sheet title="Save as alert" place="centre" isOpen onClose={onClose}>
        <AccountNeeded signIn={signIn}>An account keeps your alerts and counts what is new for each.</AccountNeeded>
      </Sheet>
    );
  }
  return <SaveForm draft={draft} onClose={onClose} />;
}

function SaveForm({ draft, onClose }: Omit<SaveAlertDialogProps, 'signIn'>) {
  const form = useSaveAlert(draft);
  const id = useId();
  if (form.isSaved) return <Saved onClose={onClose} />;
  return (
    <Sheet
      title="Save as alert"
      place="centre"
      isOpen
      onClose={onClose}
      footer={<FormButtons form={id} isBusy={form.isBusy} onClose={onClose} />}
    >
      <form
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <TextField
          name="title"
          label="Title"
          value={form.title}
          onChange={form.setTitle}
          fault={form.fault}
          autoComplete="off"
          data-autofocus
        />
        <Volume draft={draft} />
      </form>
    </Sheet>
  );
}

interface FormButtonsProps {
  readonly form: string;
  readonly isBusy: boolean;
  readonly onClose: () => void;
}

function FormButtons({ form, isBusy, onClose }: FormButtonsProps) {
  return (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button kind="default" type="submit" form={form} aria-busy={isBusy}>
        Save alert
      </Button>
    </>
  );
}

/** How much to expect. */
function Volume({ draft }: { readonly draft: AlertDraft }) {
  const { data, error } = useQuery(alertVolumeQuery(draft));
  if (error) return <p className={styles.volume}>How much to expect cannot be said: {error.message}</p>;
  return (
    <div className={styles.volume} aria-busy={!data}>
      <p>{data ? data.estimate : <SkeletonLine width="14rem" />}</p>
      <dl className={styles.counts}>
        {(
          [
            ['Last 7 days', data?.week],
            ['Last 30 days', data?.month],
            ['Last 12 months', data?.year],
          ] as const
        ).map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count === undefined ? <SkeletonLine width="2rem" /> : formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>
        Counted by the day on which documents were added to the library. Everything found today counts as seen.
      </p>
    </div>
  );
}

function Saved({ onClose }: { readonly onClose: () => void }) {
  return (
    <Sheet
      title="The alert was saved"
      place="centre"
      isOpen
      onClose={onClose}
      footer={
        <Button kind="default" onClick={onClose} data-autofocus>
          Back to the results
        </Button>
      }
    >
      <p>
        New matches are counted on <AppLink href="/alerts">Search alerts</AppLink>, where you also find its feed.
      </p>
    </Sheet>
  );
}

function useSaveAlert(draft: AlertDraft) {
  const queries = useQueryClient();
  const [title, setTitle] = useState(draft.title);
  const [fault, setFault] = useState<string>();
  const [state, setState] = useState<'open' | 'busy' | 'saved'>('open');
  const save = async () => {
    if (state === 'busy') return;
    const name = title.trim();
    if (name === '' || name.length > ALERT_LIMITS.title) {
      setFault(name === '' ? 'Give the alert a title.' : `At most ${ALERT_LIMITS.title} characters.`);
      return;
    }
    setState('busy');
    const isSaved = await attempt(
      ({ message }) => setFault(message),
      () => createAlert(queries, { ...draft, title: name }),
    );
    setState(isSaved ? 'saved' : 'open');
    if (isSaved) announce('The alert was saved.');
  };
  const change = (next: string) => {
    setTitle(next);
    setFault(undefined);
  };
  return { title, setTitle: change, fault, save, isBusy: state === 'busy', isSaved: state === 'saved' };
}
