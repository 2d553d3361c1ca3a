/** The content type of templates and examples (OP-141). */
export const TEMPLATE_TYPE = 'Template';
