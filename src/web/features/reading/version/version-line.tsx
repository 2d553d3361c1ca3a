import { ChevronDown } from 'lucide-react';
import type { DocumentDetails } from '#contract/document.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { ClosedMark } from '#web/ui/closed-mark.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { hrefOfBeside } from '../beside/beside-in-address.ts';
import styles from './version-line.module.css';

type Version = DocumentDetails['versions'][number];

interface VersionLineProps {
  readonly document: DocumentDetails;
  /** The address of the document without query and anchor. */
  readonly path: string;
}

/** Which of its versions this is (OP-115), and the way to the others; nothing where there is one only. */
export function VersionLine({ document, path }: VersionLineProps) {
  const { version, versions } = document;
  const shown = versions.find((one) => one.version === version);
  if (versions.length < 2 || !shown) return null;
  return (
    <div className={styles.line}>
      <p>{describeShown(shown, versions.length)}</p>
      <ChangesLink {...{ document, path }} />
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
    </div>
  );
}

/** From the version before to the newest, or from the former one that is shown. */
function ChangesLink({ document: { version, versions }, path }: VersionLineProps) {
  const isFormer = versions.some((one) => one.version > version);
  const base = isFormer ? version : versions.find((one) => one.version < version && one.isKept && one.isOpen)?.version;
  if (base === undefined) return null;
  return (
    <>
      <AppLink href={`${path}?from=${base}`}>{isFormer ? 'What changed since' : 'What changed'}</AppLink>
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
  const words = (
    <>
      <span className={styles.name}>Version {version.version}</span>{' '}
      <span className={styles.detail}>
        {describePeriod(version)}
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

function describePeriod({ importedAt, replacedAt }: Version): string {
  return replacedAt === null
    ? `current, since ${formatDate(importedAt)}`
    : `${formatDate(importedAt)} to ${formatDate(replacedAt)}`;
}
