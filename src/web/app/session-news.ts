/** What tabs of this browser tell each other of the session. */
const CHANNEL = 'pandect.session';
/** Names who tells, for a page hears its own words too. */
const TELLER = Math.random();

/** Tells the other tabs that the reader is signed out. */
export function tellSignedOut(): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes none
  channel.postMessage(TELLER);
  channel.close();
}

/** Calls back when another tab says that the reader is signed out. */
export function onSignedOutElsewhere(listener: () => void): void {
  new BroadcastChannel(CHANNEL).addEventListener('message', ({ data }) => {
    if (data !== TELLER) listener();
  });
}
