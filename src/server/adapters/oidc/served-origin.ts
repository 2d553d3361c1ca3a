/** One address the library is served at; a sign-in may begin and end there. */
export interface ServedOrigin {
  /** Scheme, host and port, for example `http://ka.localhost:8080`. */
  readonly origin: string;
  /** Id of the edition there, for example `KA`. */
  readonly edition: string;
  /** As the sign-in page calls the library there, for example `Pandect Arbitration`. */
  readonly name: string;
  /** Key of the edition's colours, as in the pages (`data-edition`). */
  readonly theme: string;
}

/** The origin an address lies in, among those that are served. */
export function findServedOrigin(origins: readonly ServedOrigin[], address: unknown): ServedOrigin | undefined {
  const asked = typeof address === 'string' ? URL.parse(address)?.origin : undefined;
  return origins.find(({ origin }) => origin === asked);
}
