declare module 'subset-font' {
  interface Wish {
    readonly targetFormat: 'truetype';
    /** Where a face stands between its lightest and its boldest. */
    readonly variationAxes: { readonly wght: number };
    /** Forms of letters in certain places; none leaves one glyph for each letter. */
    readonly keepFeatures: readonly string[];
  }
  /** A face cut down to the letters of a text. */
  export default function subsetFont(face: Uint8Array, text: string, wish: Wish): Promise<Uint8Array>;
}
