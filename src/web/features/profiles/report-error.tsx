import { Flag } from 'lucide-react';
import { useState } from 'react';
import type { Profile } from '#contract/profiles.ts';
import { sendSupportMessage } from '#contract/support.ts';
import { findReportFault, writeErrorReport } from '#domain/tools/support/error-report.ts';
import { callServer } from '#web/api/call-server.ts';
import { notify } from '#web/app/notifications.ts';
import { useAttempt } from '#web/app/use-attempt.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from './profile-page.module.css';

interface ReportErrorProps {
  readonly profile: Pick<Profile, 'fullName' | 'profileId' | 'url'>;
  /** What the report is about, in words that the operator finds it by. */
  readonly row: string;
  /** Words of the button; an icon alone where there are none. */
  readonly label?: string;
}

/** Tells whoever runs the library what is wrong with a profile, together with the row that it is about (OP-136). */
export function ReportError({ profile, row, label }: ReportErrorProps) {
  const [isOpen, setOpen] = useState(false);
  const alone = { kind: 'icon', 'aria-label': `Report an error in ${row}`, title: 'Report an error' } as const;
  const look = label === undefined ? alone : ({ kind: 'ghost' } as const);
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        <Flag size="1rem" aria-hidden /> {label}
      </Button>
      <Sheet title="Report an error" isOpen={isOpen} onClose={() => setOpen(false)} place="centre">
        <ReportForm profile={profile} row={row} onSent={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

const EMPTY = { name: '', email: '', message: '' };
const FIELDS = ['name', 'email', 'message'] as const;

type ReportFormProps = Omit<ReportErrorProps, 'label'> & { readonly onSent: () => void };

/** What is written, what is wrong with it, and sending it. */
function useReport({ profile, row, onSent }: ReportFormProps) {
  const [draft, setDraft] = useState(EMPTY);
  const [hasTried, setTried] = useState(false);
  const [failure, setFailure] = useState('');
  const [isSending, run] = useAttempt();
  const faults = Object.fromEntries(FIELDS.map((name) => [name, findReportFault(name, draft[name])]));
  const field = (name: (typeof FIELDS)[number]) => ({
    name,
    value: draft[name],
    fault: hasTried ? faults[name] : undefined,
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
  });
  const send = async () => {
    setTried(true);
    if (FIELDS.some((name) => faults[name] !== undefined)) return;
    const fail = ({ message }: Error) =>
      setFailure(`Your report was not sent; what you wrote is still here. ${message}`);
    await run(fail, async () => {
      await callServer(sendSupportMessage, { body: writeErrorReport(profile, row, draft) });
      notify({ type: 'success', title: 'Your report was sent', content: 'Whoever runs this library will look at it.' });
      onSent();
    });
  };
  return { field, failure, isSending, send };
}

function ReportForm(props: ReportFormProps) {
  const { profile, row } = props;
  const { field, failure, isSending, send } = useReport(props);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p className={styles.note}>
        About {profile.fullName}: {row}.
      </p>
      <TextField {...field('name')} label="Your name" autoComplete="name" data-autofocus />
      <TextField {...field('email')} label="Your e-mail address" type="email" autoComplete="email" />
      <TextField {...field('message')} label="What is wrong" hint="And, where you can, what shows it." lines={4} />
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <div>
        <Button kind="default" type="submit" aria-disabled={isSending}>
          {isSending ? 'Sending…' : 'Send report'}
        </Button>
      </div>
    </form>
  );
}
