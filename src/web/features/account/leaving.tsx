import { Message } from '#web/ui/message.tsx';
import { Page } from '#web/ui/page.tsx';
import styles from './leaving.module.css';

/** Shown, if at all, for the moment that another address takes to answer; with a link for browsers that stay. */
export function Leaving({ to }: { readonly to: string }) {
  return (
    <div className={styles.leaving}>
      <Page>
        <Message level={1} title="One moment" actions={<a href={to}>Go on</a>}>
          <p>You are being taken to another page. If nothing happens, go on by yourself.</p>
        </Message>
      </Page>
    </div>
  );
}
