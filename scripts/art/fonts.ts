import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { FONT_FILES, type FontFile, type FontSubset } from '#client/document/font-files.ts'
import type { Artwork } from './artwork.ts'

const MODULES = path.resolve(import.meta.dirname, '../../node_modules')

interface FontSource {
  /** The npm package. Its LICENSE is committed in `public/licenses`, which the site serves. */
  package: string
  file: (weight: number, subset: FontSubset) => string
  /** Fixed values for the axes of a variable font, except the weight. The weight is that of the wanted font file. */
  axes?: Record<string, number>
}

const SOURCES: Record<string, FontSource> = {
  'Be Vietnam Pro': {
    package: '@fontsource/be-vietnam-pro',
    file: (weight, subset) => `be-vietnam-pro-${subset}-${weight}-normal.woff2`,
  },
  'Bricolage Grotesque': {
    package: '@fontsource-variable/bricolage-grotesque',
    file: (_weight, subset) => `bricolage-grotesque-${subset}-standard-normal.woff2`,
    // This optical size is made for large text: headings are 1.3 to 4.5 rem.
    axes: { opsz: 40, wdth: 100 },
  },
}

/** The site's fonts, each a subset of a published font, and the licences of the fonts. */
export function fontArtworks(): Artwork[] {
  return [
    ...FONT_FILES.map((font) => ({
      file: `public${font.url}`,
      source: JSON.stringify([font, sourceOf(font).axes, published(sourceOf(font).package)]),
      render: () => subsetOf(font),
    })),
    ...Object.entries(SOURCES).map(([family, source]) => ({
      file: `public/licenses/${family.replaceAll(' ', '-')}-OFL.txt`,
      source: published(source.package),
      render: () => readFile(path.join(MODULES, source.package, 'LICENSE')),
    })),
  ]
}

function sourceOf({ family }: FontFile): FontSource {
  return SOURCES[family] as FontSource
}

/** Returns name and version of an installed package, as `name@version`. */
function published(name: string): string {
  return `${name}@${JSON.parse(readFileSync(path.join(MODULES, name, 'package.json'), 'utf8')).version}`
}

async function subsetOf(font: FontFile): Promise<Uint8Array> {
  const { package: name, file, axes } = sourceOf(font)
  const whole = await readFile(path.join(MODULES, name, 'files', file(font.weight, font.subset)))
  return subsetFont(whole, charactersOf(font), {
    targetFormat: 'woff2',
    ...(axes && { variationAxes: { ...axes, wght: font.weight } }),
  })
}

/** Returns all characters in the font's `unicode-range`. */
function charactersOf({ unicodeRange }: FontFile): string {
  return unicodeRange
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
    })
    .join('')
}
