/** Whether an address leads out of the file: it has a scheme, a drive or the name of a machine. */
export function isElsewhere(address: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/iu.test(withoutUnseen(address));
}

/** Whether a link may lead there: to a page of the web, or to somebody’s mail. */
export function isAddressAllowed(address: string): boolean {
  return /^(?:https?:\/\/|mailto:)/iu.test(withoutUnseen(address));
}

function withoutUnseen(address: string): string {
  return address.replaceAll(/[\s\p{C}]/gu, '');
}
