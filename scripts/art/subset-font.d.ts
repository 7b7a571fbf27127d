declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    /** The value at which each axis of a variable font is pinned. */
    variationAxes?: Record<string, number>
  }

  /** The font with the glyphs of `text` alone. */
  // biome-ignore lint/style/noDefaultExport: so the package has it
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>
}
