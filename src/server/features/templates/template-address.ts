/** The page of a template inside the application. */
export function addressOfTemplate(id: string): string {
  return `/templates-and-examples/${encodeURIComponent(id)}`;
}

/** Where a file of a template is downloaded (OP-95). */
export function addressOfFile(id: string, name: string): string {
  return `/apiv2/TemplatesAndExamples/File/${encodeURIComponent(id)}/${encodeURIComponent(name)}`;
}
