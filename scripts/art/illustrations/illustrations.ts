import { readdirSync } from 'node:fs'
import { type Artwork, svgArtwork } from '../artwork.ts'

/**
 * A picture of a page that is no case study's: of a hero, a capability, an address. What each file in `drawings/` exports;
 * `parts/<drawing>/` has what one of them is put together from, `shared/` what several are.
 */
export interface Illustration {
  width: number
  height: number
  /** The inside of the SVG. */
  shapes: string
}

const DRAWINGS_DIR = new URL('drawings/', import.meta.url)

/** Every drawing as `public/illustrations/<name of its file>.svg`. */
export async function illustrationArtworks(): Promise<Artwork[]> {
  const files = readdirSync(DRAWINGS_DIR).filter(isDrawing).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const { illustration }: { illustration: Illustration } = await import(new URL(file, DRAWINGS_DIR).href)
      return svgArtwork(`public/illustrations/${file.replace(/\.ts$/, '.svg')}`, illustrationSvg(illustration))
    }),
  )
}

const isDrawing = (file: string) => file.endsWith('.ts') && !file.endsWith('.test.ts')

function illustrationSvg({ width, height, shapes }: Illustration): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`
}
