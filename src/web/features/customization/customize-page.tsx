import { useAccount } from '#web/app/account.ts';
import { AccountNeeded } from '#web/ui/account-needed.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Page } from '#web/ui/page.tsx';
import { PartTrouble } from '#web/ui/part-trouble.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import styles from './customize-page.module.css';
import { FollowedNews } from './followed-news.tsx';
import { ToolOrder } from './tool-order.tsx';
import { useCustomization } from './use-customization.ts';

/** Which tools and which news the home page shows (TL-012, TL-013). `signIn` is the page that leads back here. */
export function CustomizePage({ signIn }: { readonly signIn: string }) {
  const { isKnown, isSignedIn } = useAccount();
  return (
    <Page>
      <PageHead
        title="Customize your home page"
        lead="Changes are kept at once, in your account: you find them on every device."
      />
      {isKnown && !isSignedIn ? (
        <AccountNeeded signIn={signIn}>
          An account keeps which tools you use, in your order, and which news you follow.
        </AccountNeeded>
      ) : (
        <Choices />
      )}
    </Page>
  );
}

function Choices() {
  const model = useCustomization();
  const { tools, sources, followed, error } = model;
  if (error && !(tools && sources)) return <PartTrouble error={error} onRetry={model.retry} />;
  return (
    <div className={styles.columns}>
      <section aria-labelledby="tools">
        <h2 id="tools" className={styles.title}>
          Tools
        </h2>
        <p className={styles.hint}>
          Tick what your home page shows. Drag by the handle, use the arrows, or press the arrow keys on a handle.
        </p>
        {tools ? <ToolOrder tools={tools} onShow={model.showTools} onKeep={model.keepTools} /> : <Waiting />}
      </section>
      <section aria-labelledby="news">
        <h2 id="news" className={styles.title}>
          News you follow
        </h2>
        <p className={styles.hint}>Your home page shows news of these sources. With none ticked, it shows all.</p>
        {sources && followed ? (
          <FollowedNews sources={sources} followed={followed} onKeep={model.keepNews} />
        ) : (
          <Waiting />
        )}
      </section>
    </div>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className={styles.waiting}>
      {[58, 44, 66, 52, 61].map((width) => (
        <p key={width}>
          <SkeletonLine width={`${width}%`} />
        </p>
      ))}
    </div>
  );
}
