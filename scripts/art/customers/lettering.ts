import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { transformPath } from '../path-data.ts'

const MODULES = path.resolve(import.meta.dirname, '../../../node_modules')

/** A cut of one of the two families that the site's fonts come from. */
export type Typeface =
  | { family: 'Be Vietnam Pro'; weight: 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900 }
  | { family: 'Bricolage Grotesque'; weight: number; width: number; opticalSize: number }

export interface Lettering {
  text: string
  typeface: Typeface
  sizePx: number
  /** Where the baseline begins. */
  at: readonly [x: number, y: number]
  /** Added after each letter, in thousandths of the size. */
  tracking?: number
  fill: string
}

/** Fine enough that whole numbers do. */
const OUTLINE_UNITS_PER_PX = 50

/** Text as the outlines of its letters, one `<path>`. Throws a RangeError when the typeface lacks a letter. */
export async function outlineText({ text, typeface, sizePx, at, tracking = 0, fill }: Lettering): Promise<string> {
  // The published files hold a script each; the letters with two marks stand in another file than plain ones.
  const fonts = await Promise.all([loadFont(typeface, 'latin', text), loadFont(typeface, 'vietnamese', text)])
  let x = at[0] * OUTLINE_UNITS_PER_PX
  const y = at[1] * OUTLINE_UNITS_PER_PX
  const size = sizePx * OUTLINE_UNITS_PER_PX
  let outline = ''
  for (const run of runsOf(text, fonts)) {
    const scale = size / run.font.face.upem
    const buffer = new Buffer()
    buffer.addText(run.text)
    buffer.guessSegmentProperties()
    shape(run.font, buffer)
    for (const { codepoint: glyph, xAdvance = 0 } of buffer.getGlyphInfosAndPositions()) {
      outline += transformPath(run.font.glyphToPath(glyph), { scale: [scale, -scale], origin: [x, y], decimals: 0 })
      x += xAdvance * scale + (tracking / 1000) * size
    }
  }
  return `<path fill="${fill}" transform="scale(${1 / OUTLINE_UNITS_PER_PX})" d="${outline}"/>`
}

/** The text cut where the font changes that has its letters. */
function runsOf(text: string, fonts: readonly Font[]): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = []
  for (const letter of text.normalize('NFC')) {
    const font = fonts.find((candidate) => candidate.nominalGlyph(letter.codePointAt(0) as number))
    if (!font) throw new RangeError(`No outline for ${letter}`)
    const last = runs.at(-1)
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}

async function loadFont(typeface: Typeface, subset: 'latin' | 'vietnamese', text: string): Promise<Font> {
  const { weight } = typeface
  const [file, axes] =
    typeface.family === 'Be Vietnam Pro'
      ? [`@fontsource/be-vietnam-pro/files/be-vietnam-pro-${subset}-${weight}-normal.woff2`]
      : [
          `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${subset}-standard-normal.woff2`,
          { wght: weight, wdth: typeface.width, opsz: typeface.opticalSize },
        ]
  const published = await readFile(path.join(MODULES, file))
  const sfnt = await subsetFont(published, text, { targetFormat: 'sfnt', ...(axes && { variationAxes: axes }) })
  return new Font(new Face(new Blob(new Uint8Array(sfnt).buffer)))
}
