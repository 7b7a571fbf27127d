declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    /** Fixed values for axes of a variable font. */
    variationAxes?: Record<string, number>
  }

  /** Returns the font reduced to the glyphs of `text`. */
  // biome-ignore lint/style/noDefaultExport: the package exports it so
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>
}
