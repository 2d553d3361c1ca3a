import { useEffect, useRef, useState } from 'react';
import type { AccountSecurity } from '#contract/account-security.ts';
import { LEAST_PASSWORD } from '#domain/access/password-rule.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from './account-security.module.css';
import { usePasswordForm } from './use-password-form.ts';

/** The password: changed here where the library keeps it, else where it is kept. */
export function Password({ security }: { readonly security: AccountSecurity }) {
  const { passwordKeptBy, provider } = security;
  return (
    <section aria-labelledby="password">
      <h2 id="password" className={styles.title}>
        Password
      </h2>
      {passwordKeptBy === 'library' ? <ChangeForm security={security} /> : null}
      {passwordKeptBy === 'demo' ? (
        <p>This is an account of the demo library. Its password is printed for everybody and cannot be changed.</p>
      ) : null}
      {passwordKeptBy === 'provider' ? (
        <p>
          Your password is kept by <strong>{provider}</strong>, which signs you in; change it there. This library never
          sees it.
        </p>
      ) : null}
    </section>
  );
}

function ChangeForm({ security }: { readonly security: AccountSecurity }) {
  const { username, help } = security;
  const form = usePasswordForm();
  const box = useFocusOnFault(form.failures);
  return (
    <>
      <p>
        You sign in with the user name <strong>{username}</strong>. Changing the password ends your other sessions.
      </p>
      <form
        ref={box}
        className={styles.form}
        aria-labelledby="password"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.send();
        }}
      >
        {/* By it a password manager knows whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <Fields form={form} />
        <Button kind="default" type="submit" aria-disabled={form.isSending}>
          {form.isSending ? 'Changing…' : 'Change password'}
        </Button>
      </form>
      <p className={styles.note}>
        Forgotten it? The library sends no passwords. Ask {help ? nameHelp(help) : 'whoever gave you the account'} for a
        new one.
      </p>
    </>
  );
}

function Fields({ form }: { readonly form: ReturnType<typeof usePasswordForm> }) {
  const [isShown, setShown] = useState(false);
  const type = isShown ? 'text' : 'password';
  return (
    <>
      <TextField
        name="password"
        label="Present password"
        type={type}
        autoComplete="current-password"
        value={form.password}
        fault={form.faults.password}
        onChange={form.setPassword}
      />
      <TextField
        name="wanted"
        label="New password"
        hint={`At least ${LEAST_PASSWORD} characters, any you like. Good ones are three or four words that do not belong together.`}
        type={type}
        autoComplete="new-password"
        value={form.wanted}
        fault={form.faults.wanted}
        onChange={form.setWanted}
      />
      <Checkbox state={isShown} onChange={() => setShown(!isShown)}>
        Show what I type
      </Checkbox>
    </>
  );
}

function nameHelp({ institution, contact }: NonNullable<AccountSecurity['help']>): string {
  return contact === null ? institution : `${institution} (${contact})`;
}

/** The focus goes to the first field that is wrong, at each attempt to send. */
function useFocusOnFault(failures: number) {
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures > 0) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);
  return box;
}
