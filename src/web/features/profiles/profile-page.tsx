import type { Profile } from '#contract/profiles.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { DocumentActions } from '#web/app/document-actions.tsx';
import { useFileMenu } from '#web/app/use-file-menu.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import entry from '#web/ui/entry.module.css';
import { FactsLine } from '#web/ui/facts-line.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import { FormatMenu } from '#web/ui/format-menu.tsx';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import { LinkList } from '#web/ui/link-list.tsx';
import listing from '#web/ui/listing.module.css';
import { PageHead } from '#web/ui/page-head.tsx';
import { Part } from '#web/ui/part.tsx';
import { Biography } from './biography.tsx';
import { CasesSection } from './cases-section.tsx';
import { Facts } from './facts.tsx';
import styles from './profile-page.module.css';
import { ReportError } from './report-error.tsx';

/** The plots are drawn when the page is there. */
const Figures = createLazyPart<ProfileProps>(async () => (await import('./figures.tsx')).Figures, {
  waiting: () => <div className={styles.waiting} aria-busy="true" />,
});

interface ProfileProps {
  readonly profile: Profile;
}

/** A person: entry, cases, what is counted of these, publications (TL-021, OP-89). */
export function ProfilePage({ profile }: ProfileProps) {
  return (
    <>
      <Head profile={profile} />
      <div className={entry.columns}>
        <div className={entry.main}>
          <Biography profile={profile} />
          <CasesSection profile={profile} />
          <Figures profile={profile} />
          <Works profile={profile} />
        </div>
        <Facts profile={profile} />
      </div>
    </>
  );
}

function Head({ profile }: ProfileProps) {
  const { profileId, fullName, url, biography, demo, lastModified } = profile;
  return (
    <PageHead
      kind={<FactsLine facts={['Profile', `Changed here ${formatDate(lastModified)}`]} />}
      isDemo={demo}
      title={fullName}
      facts={[biography?.position, biography?.firm, biography?.place]}
      actions={
        <>
          <DocumentActions place="head" document={{ id: profileId, title: fullName, url }} />
          <Download profile={profile} />
          <ReportError profile={profile} row="the page as a whole" label="Report an error" />
        </>
      }
    >
      <Namesakes namesakes={profile.namesakes} />
      <Numbers profile={profile} />
    </PageHead>
  );
}

const FORMATS = [
  { format: 'pdf', name: 'PDF', detail: 'the whole page' },
  { format: 'word', name: 'Word', detail: 'the whole page' },
  { format: 'excel', name: 'Excel', detail: 'the table of cases' },
] as const;

/** The page as a file, the cases as a sheet (OP-77). */
function Download({ profile: { slug, fullName, isLocked, totalCasesHits, cases } }: ProfileProps) {
  const menu = useFileMenu((format) => ({ kind: format === 'excel' ? 'cases' : 'profile', ids: [{ id: slug }] }));
  const isCut = isLocked && totalCasesHits > cases.length;
  return (
    <FormatMenu
      {...menu}
      verb="Download"
      what={`the profile of ${fullName}`}
      short=""
      folds
      formats={FORMATS}
      note={isCut ? `With the first ${cases.length} cases, as your subscription shows them.` : undefined}
      kind="ghost"
    />
  );
}

function Namesakes({ namesakes }: Pick<Profile, 'namesakes'>) {
  if (namesakes.length === 0) return null;
  return (
    <p className={listing.none}>
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
    { href: '#cases', isThere: true, text: formatCount(numberOfCases, 'case') },
    {
      href: '#awards',
      isThere: numberOfAwards > 0,
      text: formatCount(numberOfAwards, 'award or decision', 'awards and decisions'),
    },
    {
      href: '#publications',
      isThere: numberOfPublications > 0,
      text: formatCount(numberOfPublications, 'publication'),
    },
  ].filter(({ isThere }) => isThere);
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
        <p className={listing.none}>
          Every figure on this page is counted from {formatCount(counted.cases, 'case')}, of which{' '}
          {counted.demoCases === counted.cases ? 'all are' : `${counted.demoCases} are`} invented for demonstration.
        </p>
      ) : null}
    </>
  );
}

/** What somebody wrote, and the documents of the cases in which they sat. */
function Works({ profile: { publications, awards } }: ProfileProps) {
  const works = publications.map(({ type, date, ...work }) => ({ ...work, facts: [type, date && formatDate(date)] }));
  const papers = awards.map(({ about, ...paper }) => ({ ...paper, facts: [about] }));
  return (
    <>
      {works.length > 0 ? (
        <Part title="Publications in the library" id="publications">
          <LinkList links={works} />
        </Part>
      ) : null}
      {papers.length > 0 ? (
        <Part title="Awards and decisions of cases in which they sat" id="awards">
          <LinkList links={papers} />
        </Part>
      ) : null}
    </>
  );
}
