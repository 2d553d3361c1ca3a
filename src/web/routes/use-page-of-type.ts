import { presentOwnAddress } from '#domain/addresses/document-address.ts';
import type { DocumentDetails } from '#contract/document.ts';
import { PROFILE_TYPE } from '#domain/records/profile-type.ts';
import { TEMPLATE_TYPE } from '#domain/tools/templates/template-type.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { useOtherAddress } from './use-other-address.ts';

/**
 * The text of a person or a template gives way to the page for it, where the edition has such pages; answers whether it
 * does (SH-120, SH-126).
 */
export function usePageOfType(
  asked: string,
  document: DocumentDetails | undefined,
  version: number | undefined,
): boolean {
  const { modes, routes } = useEditionView();
  const hasPage: Readonly<Record<string, boolean>> = {
    [PROFILE_TYPE]: modes.some(({ sortsByName }) => sortsByName),
    [TEMPLATE_TYPE]: routes.some(({ path }) => path === '/templates-and-examples'),
  };
  const isLeaving = document !== undefined && version === undefined && hasPage[document.type] === true;
  useOtherAddress(asked, isLeaving ? presentOwnAddress(document.type, document.id) : undefined, { isWhole: false });
  return isLeaving;
}
