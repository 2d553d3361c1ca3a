import type { SearchTool } from '#web/app/search-tools.tsx';
import { KeepSearchTool } from './keep-search-tool.tsx';
import { SaveAlertTool } from './save-alert-tool.tsx';

/** What a reader can do with a search: an entry here is offered above the results of every mode. */
export const SEARCH_TOOLS: readonly SearchTool[] = [
  { id: 'keep-search', Tool: KeepSearchTool },
  { id: 'save-alert', Tool: SaveAlertTool },
];
