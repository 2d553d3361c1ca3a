/** By itself, so that the first page knows the address of the call without what it answers. */
export const PUBLICATION_PATH = '/apiv2/document/GetPublicationDetail';
