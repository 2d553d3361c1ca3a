import type { ReactNode } from 'react';
import type { Profile } from '#contract/profiles.ts';
import { DocumentActions } from '#web/app/document-actions.tsx';
import { formatDate } from '#domain/document/format-date.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { FactsLine } from '#web/ui/facts-line.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import { Page } from '#web/ui/page.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import { Biography } from './biography.tsx';
import { CasesSection } from './cases-section.tsx';
import { DownloadProfile } from './download-profile.tsx';
import { Facts } from './facts.tsx';
import styles from './profile-page.module.css';
import { ProfileTrouble } from './profile-trouble.tsx';
import { ReportError } from './report-error.tsx';
import type { ProfileModel } from './use-profile.ts';
import { Works } from './works.tsx';

/** The plots are drawn when the page is there. */
const Figures = createLazyPart<{ readonly profile: Profile }>(async () => (await import('./figures.tsx')).Figures, {
  waiting: () => <div className={styles.waiting} aria-busy="true" />,
});

interface ProfilePageProps {
  readonly model: ProfileModel;
  /** What stands above all. */
  readonly above: ReactNode;
}

/** A person: entry, cases, what is counted of these, publications (TL-021, OP-89). */
export function ProfilePage({ model: { profile, error, retry }, above }: ProfilePageProps) {
  if (error) {
    return (
      <Page>
        <ProfileTrouble error={error} onRetry={retry} />
      </Page>
    );
  }
  if (!profile) return <ProfileSkeleton />;
  return (
    <Page>
      {above}
      <Head profile={profile} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Biography profile={profile} />
          <CasesSection profile={profile} />
          <Figures profile={profile} />
          <Works profile={profile} />
        </div>
        <Facts profile={profile} />
      </div>
    </Page>
  );
}

function Head({ profile }: { readonly profile: Profile }) {
  const { profileId, fullName, url, biography, demo, lastModified } = profile;
  return (
    <header className={styles.head}>
      <div className={styles.kind}>
        <span>Profile</span>
        {demo ? <span className="demo-tag">Demo</span> : null}
        <span>Changed here {formatDate(lastModified)}</span>
        <DocumentActions place="head" document={{ id: profileId, title: fullName, url }} />
        <DownloadProfile profile={profile} />
        <ReportError profile={profile} row="the page as a whole" label="Report an error" />
      </div>
      <h1 className={styles.title}>{fullName}</h1>
      {biography ? (
        <p className={styles.practice}>
          <FactsLine facts={[biography.position, biography.firm, biography.place]} />
        </p>
      ) : null}
      <Namesakes namesakes={profile.namesakes} />
      <Numbers profile={profile} />
    </header>
  );
}

function Namesakes({ namesakes }: Pick<Profile, 'namesakes'>) {
  if (namesakes.length === 0) return null;
  return (
    <p className={styles.namesakes}>
      Not to be confused with{' '}
      {namesakes.map(({ fullName, url, about }, index) => (
        <span key={url}>
          {index > 0 ? ', ' : null}
          <AppLink href={url}>{fullName}</AppLink>
          {about === null ? null : ` (${about})`}
        </span>
      ))}
      .
    </p>
  );
}

/** Each number leads to what it counts. */
function Numbers({ profile }: { readonly profile: Profile }) {
  const { numberOfCases, numberOfAwards, numberOfPublications, counted } = profile;
  const numbers = [
    { href: '#cases', text: formatCount(numberOfCases, 'case') },
    ...(numberOfAwards > 0
      ? [{ href: '#awards', text: formatCount(numberOfAwards, 'award or decision', 'awards and decisions') }]
      : []),
    ...(numberOfPublications > 0
      ? [{ href: '#publications', text: formatCount(numberOfPublications, 'publication') }]
      : []),
  ];
  return (
    <>
      <ul className={styles.numbers}>
        {numbers.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
      {counted.demoCases > 0 ? (
        <p className={styles.note}>
          Every figure on this page is counted from {formatCount(counted.cases, 'case')}, of which{' '}
          {counted.demoCases === counted.cases ? 'all are' : `${counted.demoCases} are`} invented for demonstration.
        </p>
      ) : null}
    </>
  );
}

/** Lines where head, entry, cases and facts of a person will stand; widths in parts of their column. */
const ENTRY = ['96%', '99%', '93%', '58%'] as const;
const CASES = ['74%', '62%', '80%', '68%', '71%'] as const;
const FACTS = ['60%', '85%', '45%', '70%', '52%', '66%'] as const;

function ProfileSkeleton() {
  return (
    <Page>
      <div aria-busy="true">
        <div className={styles.head}>
          <p className={styles.kind}>
            <SkeletonLine width="18rem" />
          </p>
          <div className={styles.title}>
            <SkeletonLine width="40%" />
          </div>
          <p className={styles.practice}>
            <SkeletonLine width="26rem" />
          </p>
        </div>
        <div className={styles.columns}>
          <div className={styles.main}>
            <Lines widths={ENTRY} />
            <Lines widths={CASES} />
          </div>
          <Lines widths={FACTS} />
        </div>
      </div>
    </Page>
  );
}

function Lines({ widths }: { readonly widths: readonly string[] }) {
  return (
    <div>
      {widths.map((width) => (
        <SkeletonLine key={width} width={width} />
      ))}
    </div>
  );
}
