import { ChevronDown } from 'lucide-react';
import type { DocumentDetails } from '#contract/document.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { describeDaysInForce } from '#domain/document/state-of-law.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { ClosedMark } from '#web/ui/closed-mark.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { hrefOfBeside } from '../beside/beside-in-address.ts';
import { DayForm, hrefOfDay } from './day-form.tsx';
import { hasStates, isFormer } from './name-version.ts';
import styles from './version-line.module.css';

type Version = DocumentDetails['versions'][number];

interface VersionLineProps {
  readonly document: DocumentDetails;
  /** The address of the document without query and anchor. */
  readonly path: string;
  /** The day on which the text was in force, where its address names one. */
  readonly day?: string | undefined;
}

/**
 * Which of its versions this is (OP-115), of a law which state of it (OP-197), and the way to the others; nothing where
 * there is one only that says no day.
 */
export function VersionLine({ document, path, day }: VersionLineProps) {
  const { version, versions } = document;
  const shown = versions.find((one) => one.version === version);
  const isOfLaw = hasStates(document);
  if (!shown || (versions.length < 2 && !isOfLaw)) return null;
  return (
    <div className={styles.line}>
      <p>{isOfLaw ? describeState(shown, versions.length) : describeShown(shown, versions.length)}</p>
      {isYetToCome(shown) ? <AppLink href={hrefOfDay(path, readToday())}>Read the text in force today</AppLink> : null}
      <ChangesLink {...{ document, path }} />
      {versions.length < 2 ? null : <AllVersions {...{ document, path, shown }} />}
      {isOfLaw ? <DayForm key={day ?? ''} path={path} day={day ?? ''} /> : null}
    </div>
  );
}

function AllVersions({ document: { versions }, path, shown }: VersionLineProps & { readonly shown: Version }) {
  return (
    <Dropdown
      renderTrigger={(properties) => (
        <Button kind="text" className={styles.button} {...properties}>
          All versions <ChevronDown size="0.875rem" aria-hidden />
        </Button>
      )}
    >
      {(close) => (
        <ul aria-label="Versions">
          {versions.map((one) => (
            <li key={one.version}>
              <VersionItem version={one} isShown={one === shown} path={path} onFollow={close} />
            </li>
          ))}
        </ul>
      )}
    </Dropdown>
  );
}

/** From the version before to the newest, or from the former one that is shown. */
function ChangesLink({ document, path }: VersionLineProps) {
  const { version, versions } = document;
  const isOld = isFormer(document);
  const before = versions.find((one) => one.version !== version && one.isKept && one.isOpen);
  const base = isOld ? version : before?.version;
  if (base === undefined) return null;
  return (
    <>
      <AppLink href={`${path}?from=${base}`}>{isOld ? 'What changed since' : 'What changed'}</AppLink>
      <AppLink href={hrefOfBeside(path, { kind: 'version', version: base })}>Side by side</AppLink>
    </>
  );
}

interface VersionItemProps {
  readonly version: Version;
  readonly isShown: boolean;
  readonly path: string;
  readonly onFollow: () => void;
}

function VersionItem({ version, isShown, path, onFollow }: VersionItemProps) {
  const { isKept, isOpen, replacedAt } = version;
  const days = describeDaysInForce(version);
  const words = (
    <>
      <span className={styles.name}>{days ? `In force ${days}` : `Version ${version.version}`}</span>{' '}
      <span className={styles.detail}>
        {days ? `version ${version.version}` : describePeriod(version)}
        {isKept ? null : ', not kept'}
      </span>
      {isKept && !isOpen ? <ClosedMark /> : null}
    </>
  );
  if (!isKept) return <p className={styles.item}>{words}</p>;
  return (
    <AppLink
      href={replacedAt === null ? path : `${path}?v=${version.version}`}
      className={styles.item}
      paintsFirst
      aria-current={isShown || undefined}
      onFollow={onFollow}
    >
      {words}
    </AppLink>
  );
}

function describeShown({ version, importedAt, replacedAt }: Version, count: number): string {
  const when = replacedAt === null ? `since ${formatDate(importedAt)}` : `replaced ${formatDate(replacedAt)}`;
  return `Version ${version} of ${count}, ${when}`;
}

/** As the reader's clock has it. */
function readToday(): string {
  return new Date().toISOString().slice(0, 10);
}

function isYetToCome({ inForceFrom }: Version): boolean {
  return inForceFrom !== null && inForceFrom > readToday();
}

/** Of a law, apart from the day of import; a text that is not in force yet says so. */
function describeState(shown: Version, count: number): string {
  const days = describeDaysInForce(shown);
  const number = count < 2 ? '' : `, version ${shown.version} of ${count}`;
  return `${days === undefined ? 'In force from: not stated' : `${isYetToCome(shown) ? 'Not yet in force: ' : 'In force '}${days}`}${number}`;
}

function describePeriod({ importedAt, replacedAt }: Version): string {
  return replacedAt === null
    ? `current, since ${formatDate(importedAt)}`
    : `${formatDate(importedAt)} to ${formatDate(replacedAt)}`;
}
