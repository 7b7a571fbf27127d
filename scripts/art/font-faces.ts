import { readFile } from 'node:fs/promises'
import { FONT_FILES } from '#client/document/font-files.ts'

/** Returns `@font-face` rules that contain the site's fonts, for HTML that cannot load files from a server. */
export async function fontFaces(): Promise<string> {
  const rules = FONT_FILES.map(async ({ family, weight, unicodeRange, url }) => {
    const data = await readFile(new URL(`../../public${url}`, import.meta.url), 'base64')
    return `@font-face { font-family: "${family}"; font-weight: ${weight}; unicode-range: ${unicodeRange}; src: url(data:font/woff2;base64,${data}) }`
  })
  return (await Promise.all(rules)).join('\n')
}
