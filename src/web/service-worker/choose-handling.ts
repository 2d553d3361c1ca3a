/** How a request of a page is handled; `leave` leaves it to the browser. */
export type Handling = 'page' | 'asset' | 'small-file' | 'edition-view' | 'document' | 'leave';

/** Answered by the server itself, never a page of the application. */
const SERVER = /^\/(?:apiv[12]|mip|mdl|oidc|images|healthz|readyz)(?:\/|$)/i;

const DOCUMENT = /^\/apiv[12]\/document\/(?:getdocument|getdocumentpart|getpublicationdetail)$/i;

/** Decides by address alone; everything that changes something and every other site is left alone. */
export function chooseHandling(
  request: { readonly method: string; readonly mode: string; readonly url: string },
  origin: string,
): Handling {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'leave';
  if (DOCUMENT.test(url.pathname)) return 'document';
  if (url.pathname === '/apiv2/edition-view') return 'edition-view';
  if (url.pathname.startsWith('/assets/')) return 'asset';
  if (url.pathname === '/theme.js' || url.pathname === '/favicon.svg') return 'small-file';
  return request.mode === 'navigate' && !SERVER.test(url.pathname) ? 'page' : 'leave';
}

/** Whether a navigation signs the reader out. */
export function signsOut(request: { readonly mode: string; readonly url: string }): boolean {
  return request.mode === 'navigate' && /\/account\/logout$/i.test(new URL(request.url).pathname);
}
