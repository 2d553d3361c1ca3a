export interface DownloadJobTable {
  id: string;
  /** Names a session. */
  owner: string;
  state: 'making' | 'ready' | 'failed';
  ahead: number;
  share: number;
  failure_json: string | null;
  name: string | null;
  type: string | null;
  rows: number | null;
  total: number | null;
  /** Base64. */
  bytes: string | null;
  touched_at: string;
  /** Ends then, unless somebody asks for it; null while somebody does. */
  wanted_until: string | null;
}
