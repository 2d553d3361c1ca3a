import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './address-notice.module.css';

/** Why what was asked for is not there, and the way to it. */
export interface Failure {
  readonly message: string;
  readonly retry: () => void;
}

/** Stands over a text that stays because another version of it, or the same with other marks, could not be fetched. */
export function FailedNotice({ message, retry }: Failure) {
  return (
    <div role="alert" className={classNames(styles.notice, styles.warning)} data-covers-text>
      <p className={styles.text}>What you asked for could not be loaded; this is the text that was here. {message}</p>
      <Button kind="text" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}
