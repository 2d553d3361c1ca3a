import { presentOwnAddress } from '#domain/addresses/document-address.ts';
import { TEMPLATE_TYPE } from '#domain/tools/templates/template-type.ts';

/** The page of a template inside the application. */
export function addressOfTemplate(id: string): string {
  return presentOwnAddress(TEMPLATE_TYPE, id);
}

/** Where a file of a template is downloaded (OP-95). */
export function addressOfFile(id: string, name: string): string {
  return `/apiv2/TemplatesAndExamples/File/${encodeURIComponent(id)}/${encodeURIComponent(name)}`;
}
