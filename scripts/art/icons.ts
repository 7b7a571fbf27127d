import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { PIGMENTS } from './pigments.ts'
import { type TileDesign, tileShapes, tileSvg } from './tile.ts'

/** The company's mark: one tile, plain enough for 16 pixels. */
export const MARK: TileDesign = {
  ground: 'vermilion',
  corners: [],
  edges: [{ shape: 'disc', radius: 17, pigment: 'ink' }],
  centre: [
    { shape: 'diagonal', radius: 70, pigment: 'eggshell' },
    { shape: 'disc', radius: 19, pigment: 'ink' },
    { shape: 'disc', radius: 11, pigment: 'gold' },
  ],
}

/** Launchers may cut a maskable icon to the circle of 80 % (W3C Manifest, "icon masks"): the mark stands inside it. */
const MASKABLE_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-40 -40 180 180"><path fill="${PIGMENTS.eggshell}" d="M-40-40h180v180H-40z"/><svg width="100" height="100">${tileShapes(MARK)}</svg></svg>`

/** Writes the favicon and the icons of the manifest and of iOS. */
export async function writeIcons(rootDir: string): Promise<void> {
  const dir = path.join(rootDir, 'public/icons')
  await mkdir(dir, { recursive: true })
  const png = (svg: string, sizePx: number, file: string) =>
    sharp(Buffer.from(svg), { density: 600 })
      .resize(sizePx, sizePx)
      .png({ palette: true, compressionLevel: 9 })
      .toFile(path.join(dir, file))
  const mark = tileSvg(MARK, 100)
  await writeFile(path.join(dir, 'favicon.svg'), mark)
  // The logo stands in the stylesheet: a request of its own would go out before that of the page's first picture.
  await writeFile(path.join(rootDir, 'client/app/layout/logo.svg'), mark)
  await png(mark, 192, 'icon-192.png')
  await png(mark, 512, 'icon-512.png')
  await png(mark, 180, 'apple-touch-icon.png')
  await png(MASKABLE_SVG, 512, 'icon-maskable-512.png')
}
