import type { DocumentDetails } from '#contract/document.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import version from '../version/version-line.module.css';
import { hrefOfBeside } from './beside-in-address.ts';
import { nameLanguage } from './name-language.ts';

interface BesideLineProps {
  readonly document: DocumentDetails;
  /** The address of the document without query and anchor. */
  readonly path: string;
}

/** The ways to the text in two of its languages side by side; nothing where it has one. */
export function BesideLine({ document, path }: BesideLineProps) {
  const [main, ...rest] = document.languages;
  const ways = [
    ...rest.map((language) => ({ name: language, href: hrefOfBeside(path, { kind: 'language', language }) })),
    ...document.otherLanguages.map(({ language, url }) => ({
      name: language,
      href: hrefOfBeside(path, { kind: 'document', id: decodeURIComponent(url.split('/').at(-1) ?? '') }),
    })),
  ];
  if (main === undefined || ways.length === 0) return null;
  return (
    <p className={version.line}>
      {ways.map(({ name, href }) => (
        <AppLink key={href} href={href}>
          {nameLanguage(main)} and {nameLanguage(name)} side by side
        </AppLink>
      ))}
    </p>
  );
}
