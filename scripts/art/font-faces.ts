import { readFile } from 'node:fs/promises'
import { FONT_FILES } from '#client/document/font-files.ts'

/** Returns `@font-face` rules that contain the site's fonts, for HTML that cannot load files from a server. */
export async function fontFaces(): Promise<string> {
  const rules = FONT_FILES.map(async ({ family, weight, unicodeRange, url }) => {
    return `@font-face { font-family: "${family}"; font-weight: ${weight}; unicode-range: ${unicodeRange}; src: ${await inlineFont(url)} }`
  })
  return (await Promise.all(rules)).join('\n')
}

/** Returns the `src` of a `@font-face` rule that contains the font file with this address. */
export async function inlineFont(url: string): Promise<string> {
  const data = await readFile(new URL(`../../public${url}`, import.meta.url), 'base64')
  return `url(data:font/woff2;base64,${data})`
}
