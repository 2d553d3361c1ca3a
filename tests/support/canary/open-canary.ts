import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EDITION_IDS, type EditionId } from '#domain/edition/edition.ts';
import { TestServer } from '../demo-server.ts';
import { createReaders, OWNER, OWNERS, type CanaryReader } from './canary-readers.ts';
import { fillDesk, type Desk } from './fill-desk.ts';
import { PlainRenderer } from './plain-renderer.ts';
import type { Canary } from './questions.ts';
import { HIDDEN, WITHDRAWN, writeLibrary, type CanaryLibrary } from './write-library.ts';

/** A library with its words, served, and everybody who asks. */
export interface OpenCanary {
  readonly server: TestServer;
  readonly library: CanaryLibrary;
  readonly readers: readonly CanaryReader[];
  /** What is asked about on each host. */
  readonly canaries: Readonly<Record<EditionId, Canary>>;
  readonly close: () => Promise<void>;
}

/** Long enough that whoever asks for a file goes on meanwhile. */
const SLOW = 100;

/** Writes the library, serves it, and lets three accounts keep something. `withoutClosed`: as if no closed text were there. */
export async function openCanary(withoutClosed = false): Promise<OpenCanary> {
  const server = new TestServer();
  const renderer = new PlainRenderer();
  const page = '<html><head><title></title></head><body><script>%EDITION_VIEW%</script></body></html>';
  writeFileSync(join(server.temporary.folder, 'index.html'), page);
  const library = await writeLibrary(server.temporary, { withoutClosed });
  await server.open(0, { createRenderer: () => renderer });
  const readers = await createReaders(server);
  renderer.milliseconds = SLOW;
  const desks: Desk[] = [];
  for (const edition of EDITION_IDS) {
    const owner = readers.find(({ name }) => name === ownerOf(edition))!;
    const document = `${edition.toLowerCase()}-legislation-open`;
    desks.push(await fillDesk(server, library.marks, { owner, edition, document }));
  }
  renderer.milliseconds = 0;
  const canaries = Object.fromEntries(EDITION_IDS.map((edition) => [edition, choose(library, edition, desks)]));
  return { server, library, readers, canaries: canaries as OpenCanary['canaries'], close: () => server.close() };
}

const ownerOf = (edition: EditionId) => `${OWNER}${edition.toLowerCase()}`;

function choose(library: CanaryLibrary, edition: EditionId, desks: readonly Desk[]): Canary {
  const base = edition.toLowerCase();
  const documents = library.documents.filter((one) => one.edition === edition);
  const closed = documents.filter(
    ({ codes, type }) => codes.length > 0 && ['Legislation', 'Case law', 'News'].includes(type),
  );
  const others = EDITION_IDS.flatMap((other) =>
    other === edition
      ? []
      : [`${other.toLowerCase()}-legislation-open`, `${other.toLowerCase()}-legislation-${OWNERS[other]}`],
  );
  const few = [
    ...closed.map(({ id }) => id),
    `${base}-legislation-open`,
    ...documents.filter(({ id }) => id.includes('once')).map(({ id }) => id),
    `${base}-canary-book`,
    ...others,
    ...HIDDEN,
    ...WITHDRAWN,
  ];
  const records = library.records.filter((id) => id.startsWith(base));
  return { edition, documents, ids: [...new Set([...documents.map(({ id }) => id), ...records, ...few])], few, desks };
}
