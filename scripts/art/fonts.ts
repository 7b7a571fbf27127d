import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { FONT_FILES, type FontFile, type FontSubset } from '#client/app/theme/font-files.ts'

interface FontSource {
  licence: string
  file: (weight: number, subset: FontSubset) => string
  /** Where a variable font is pinned; `weight` comes from the wanted file. */
  axes?: Record<string, number>
}

const SOURCES: Record<string, FontSource> = {
  'Be Vietnam Pro': {
    licence: '@fontsource/be-vietnam-pro/LICENSE',
    file: (weight, subset) => `@fontsource/be-vietnam-pro/files/be-vietnam-pro-${subset}-${weight}-normal.woff2`,
  },
  'Bricolage Grotesque': {
    licence: '@fontsource-variable/bricolage-grotesque/LICENSE',
    file: (_weight, subset) =>
      `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${subset}-standard-normal.woff2`,
    // Drawn for large text, though not for posters: the headings go from 1.3 to 4.5 rem.
    axes: { opsz: 40, wdth: 100 },
  },
}

/** Cuts the site's static fonts out of the published ones into `public/fonts/`, their licences into `LICENSES/`. */
export async function writeFonts(rootDir: string): Promise<void> {
  const modules = path.join(rootDir, 'node_modules')
  await mkdir(path.join(rootDir, 'public/fonts'), { recursive: true })
  for (const font of FONT_FILES) {
    const source = SOURCES[font.family] as FontSource
    const published = await readFile(path.join(modules, source.file(font.weight, font.subset)))
    const cut = await subsetFont(published, charactersOf(font), {
      targetFormat: 'woff2',
      ...(source.axes && { variationAxes: { ...source.axes, wght: font.weight } }),
    })
    await writeFile(path.join(rootDir, 'public', font.url), cut)
  }
  for (const [family, { licence }] of Object.entries(SOURCES)) {
    await copyFile(
      path.join(modules, licence),
      path.join(rootDir, 'LICENSES', `${family.replaceAll(' ', '-')}-OFL.txt`),
    )
  }
}

/** All characters of a font's `unicode-range`. */
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
