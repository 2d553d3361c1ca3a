/** A specialist tool or collection that an edition offers on its home page (ENT-035, OP-129). */
export interface ToolDefinition {
  /** Kept with what readers choose: never given to another tool. */
  readonly id: string;
  /** Stable for edition and tool. */
  readonly uuid: string;
  readonly title: string;
  readonly description: string;
  /** A path of this site, with its query where it has one. */
  readonly link: string;
  readonly linkText: string;
  /** Name of an icon. */
  readonly logo: string;
  /** A short tag, for example `Practice Plus`. */
  readonly label?: string;
  /** What stands behind it and is counted, by facet; nothing is counted where it is absent. */
  readonly counts?: readonly { readonly facet: string; readonly values: readonly string[] }[];
}
