import { presentOwnAddress } from '#domain/addresses/document-address.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { DocumentDetails } from '#contract/document.ts';
import { TEMPLATE_TYPE } from '#domain/tools/templates/template-type.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { isAskedAt } from '#web/app/is-asked-at.ts';

/** A template's text gives way to its page where the edition has pages of templates; answers whether it does (SH-126). */
export function useTemplateAddress(
  asked: string,
  document: DocumentDetails | undefined,
  version: number | undefined,
): boolean {
  const { routes } = useEditionView();
  const { history, navigate } = useRouter();
  const isTemplate = document?.type === TEMPLATE_TYPE && version === undefined;
  const id = isTemplate && routes.some(({ path }) => path === '/templates-and-examples') ? document.id : undefined;
  useEffect(() => {
    if (id === undefined || !isAskedAt(history.location.pathname, asked)) return;
    void navigate({ href: presentOwnAddress(TEMPLATE_TYPE, id), replace: true });
  }, [asked, id, history, navigate]);
  return id !== undefined;
}
