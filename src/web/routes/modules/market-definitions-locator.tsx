import NotYetRoute from '../not-yet.tsx';

/** The module `market-definitions-locator`: what it will hold, until it is built. */
export default function Module() {
  return <NotYetRoute />;
}
