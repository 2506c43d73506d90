/** What `cut-fonts.mjs` uses of the package, which has no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Record<string, { min: number; max: number }>;
      keepFeatures: readonly string[];
      preserveNameIds: readonly number[];
    },
  ): Promise<Buffer>;
}
