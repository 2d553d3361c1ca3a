/** The name that a `content-disposition` header gives a file (SR-186): that of RFC 5987 where there is one. */
export function readFileName(header: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // The plain name is there for this.
    }
  }
  return /filename="([^"]+)"/i.exec(header ?? '')?.[1];
}
