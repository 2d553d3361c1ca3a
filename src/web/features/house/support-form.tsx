import { useEffect, useRef } from 'react';
import type { SupportField } from '#domain/tools/support/support-message.ts';
import { Button } from '#web/ui/button.tsx';
import { announce } from '#web/app/live-region.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from './support-form.module.css';
import { useSupportForm, type SupportForm as Form } from './use-support-form.ts';

/** A message to whoever runs the library, where no other address is set up for it (OP-26). */
export function SupportForm() {
  const form = useSupportForm();
  if (form.state === 'sent') return <Sent email={form.draft.email.trim()} onAgain={form.startAgain} />;
  return <Fields form={form} />;
}

function Fields({ form }: { readonly form: Form }) {
  const { draft, faults, failures, state } = form;
  const box = useFocusOnFault(failures);
  const field = (name: SupportField) => ({
    name,
    value: draft[name],
    fault: faults[name],
    onChange: (value: string) => form.change(name, value),
    onLeave: () => form.leave(name),
  });
  return (
    <form
      ref={box}
      className={styles.form}
      aria-label="Write a message"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.send();
      }}
    >
      <p className={styles.hint}>All four fields are needed.</p>
      <div className={styles.pair}>
        <TextField {...field('name')} label="Your name" autoComplete="name" />
        <TextField {...field('email')} label="Your e-mail address" type="email" autoComplete="email" />
      </div>
      <TextField {...field('subject')} label="Subject" autoComplete="off" />
      <TextField
        {...field('message')}
        label="Message"
        lines={8}
        hint="What you did, what you expected and what happened instead. Never your password."
      />
      <div>
        <SendButton isSending={state === 'sending'} />
      </div>
    </form>
  );
}

/** The focus goes to the first field that is wrong, at each attempt to send. */
function useFocusOnFault(failures: number) {
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures > 0) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);
  return box;
}

function SendButton({ isSending }: { readonly isSending: boolean }) {
  return (
    <Button
      kind="default"
      type="submit"
      aria-disabled={isSending}
      // A press would leave the field first, and what then appears below it would move the button from under the press.
      onMouseDown={(event) => event.preventDefault()}
    >
      {isSending ? 'Sending…' : 'Send message'}
    </Button>
  );
}

function Sent({ email, onAgain }: { readonly email: string; readonly onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    announce(`Your message was sent. An answer goes to ${email}.`);
  }, [email]);
  return (
    <div className={styles.sent}>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        Your message was sent
      </h3>
      <p>
        Whoever runs this library will read it. An answer goes to <strong>{email}</strong>.
      </p>
      <Button onClick={onAgain}>Write another message</Button>
    </div>
  );
}
