import { EDITION_IDS, isEditionId, type EditionId } from '#domain/edition/edition.ts';
import { ImportRefusal, type SourceFile } from '../importer.ts';
import { parseYamlFields } from '../reading/yaml-fields.ts';

/** Where the items of a feed go. */
export interface FeedPlace {
  /** Tells the items of this feed from those of any other; nothing that the feed says of itself can take its place. */
  readonly id?: string;
  readonly editions: readonly EditionId[];
  /** As readers are shown it; else what the feed calls itself. */
  readonly name?: string;
  /** The blog whose posts they are. */
  readonly blog?: string;
  /** The id of the news publication whose items they are. */
  readonly news?: string;
  /** Items that are left out, by their addresses or by what the feed knows them by. */
  readonly without: readonly string[];
}

const FIELDS = ['id', 'edition', 'name', 'blog', 'news', 'without'];

/** Files that say it: of one feed (`notes.feed.yaml` beside `notes.xml`), or of all in a folder. */
const FOLDER_FILE = 'feed.yaml';

export const isFeedPlace = (path: string) => /(^|[./])feed\.ya?ml$/iu.test(path);

/** What the file beside a feed says of its items. Throws `ImportRefusal` where there is none, or a wrong one. */
export async function readFeedPlace(file: SourceFile): Promise<FeedPlace> {
  const name = file.path.replace(/^.*\//u, '').replace(/\.[^.]+$/u, '');
  for (const companion of [`${name}.feed.yaml`, FOLDER_FILE]) {
    const text = await file.readCompanion(companion);
    if (text !== undefined) return readPlace(text, companion);
  }
  throw new ImportRefusal(
    `nothing says what the items of this feed are: lay \`${name}.feed.yaml\` beside it with \`blog: arbitration\` or \`news: <id of a news publication>\``,
  );
}

function readPlace(text: string, companion: string): FeedPlace {
  try {
    return readFields(text);
  } catch (error) {
    if (!(error instanceof ImportRefusal)) throw error;
    throw new ImportRefusal(`${companion}, line ${error.refusal.line}: ${error.refusal.reason}`);
  }
}

function readFields(text: string): FeedPlace {
  const fields = parseYamlFields(text, 'what is said of a feed');
  const [id, name, blog, news] = ['id', 'name', 'blog', 'news'].map((key) => fields.text(key));
  const editions = fields.list('edition').map((edition) => {
    if (isEditionId(edition)) return edition;
    throw fields.refuse('edition', `names \`${edition}\`; allowed are ${EDITION_IDS.join(', ')}`);
  });
  const without = fields.list('without');
  const [unknown] = Object.keys(fields.rest());
  if (unknown !== undefined) throw fields.refuse(unknown, `is not a field; allowed are ${FIELDS.join(', ')}`);
  if ((blog === undefined) === (news === undefined)) {
    throw fields.refuse(blog === undefined ? 'blog' : 'news', 'either `blog` or `news` is to be said, and only one');
  }
  return {
    editions,
    without,
    ...(id === undefined ? {} : { id }),
    ...(name === undefined ? {} : { name }),
    ...(blog === undefined ? {} : { blog }),
    ...(news === undefined ? {} : { news }),
  };
}
