import { CircleAlert } from 'lucide-react';
import { useId, type ChangeEvent, type InputHTMLAttributes } from 'react';
import styles from './text-field.module.css';

interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave?: (() => void) | undefined;
  /** What to write, below the label. */
  readonly hint?: string | undefined;
  /** What is wrong and what is allowed; nothing where the field is as it should be. */
  readonly fault?: string | undefined;
  /** Lines of a field that takes more than one. */
  readonly lines?: number | undefined;
  readonly type?: 'text' | 'email' | 'password' | undefined;
  readonly autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete'];
  /** The first field of a sheet takes the focus when it opens. */
  readonly 'data-autofocus'?: boolean;
}

/** A labelled field of a form that has to be filled in; what is wrong with it stands below it in words. */
export function TextField(props: TextFieldProps) {
  const { name, label, value, onChange, onLeave, hint, fault, lines, type, ...rest } = props;
  const id = useId();
  const shared = {
    id,
    name,
    value,
    required: true,
    'aria-invalid': fault !== undefined,
    'aria-describedby': `${id}-hint ${id}-fault`,
    className: styles.input,
    onBlur: onLeave,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
    ...rest,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      {lines === undefined ? <input {...shared} type={type} /> : <textarea {...shared} rows={lines} />}
      <p id={`${id}-fault`} className={styles.fault}>
        {fault === undefined ? null : (
          <>
            <CircleAlert size="1rem" aria-hidden /> {fault}
          </>
        )}
      </p>
    </div>
  );
}
