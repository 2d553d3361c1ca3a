import styles from './profile-page.module.css';

/** Beside what somebody reported of themselves and no case says. */
export function SelfReported({ isShown = true }: { readonly isShown?: boolean }) {
  return isShown ? <span className={styles.self}>self-reported</span> : null;
}
