import type { ImportEvent, Importer, SourceFile } from '../importer.ts';
import { readXml } from '../xml/read-xml.ts';
import { sniffRoot } from '../xml/sniff-root.ts';
import { isFeedPlace, readFeedPlace } from './feed-place.ts';
import { FeedReader } from './feed-reader.ts';

/**
 * Feeds of blogs and news from elsewhere, as files: RSS 0.9x, 1.0 and 2.0, and Atom (OP-130). Each item becomes a
 * document with the first 300 characters of its text; a file beside the feed says whose items they are. An item that
 * cannot be taken is refused alone; one that is no longer in the feed stays in the library.
 */
export const feedImporter: Importer = {
  format: 'feed',
  version: 1,
  atomic: 'entry',
  accepts: (path, head) => !isFeedPlace(path) && isFeed(head),
  isCompanion: isFeedPlace,
  read: readFeed,
};

function isFeed(head: Uint8Array): boolean {
  const root = sniffRoot(head);
  if (root?.name === 'rss') return root.namespace === '';
  if (root?.name === 'feed') return root.namespace === 'http://www.w3.org/2005/Atom';
  return root?.name === 'RDF' && /purl\.org\/rss\/1\.0|netscape\.com\/rdf\/simple/u.test(root.head);
}

async function* readFeed(file: SourceFile): AsyncGenerator<ImportEvent> {
  yield* readXml(file, new FeedReader(await readFeedPlace(file)));
}
