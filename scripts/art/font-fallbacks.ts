import { writeFile } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import { FONT_FILES } from '#client/document/font-files.ts'
import { CHROMIUM_FLAGS, findChromium } from '../programs/find-chromium.ts'
import { inlineFont } from './font-faces.ts'

const TARGET = new URL('../../client/site/theme/font-fallbacks.css', import.meta.url)

/** Sample text in both languages. The average width of a font depends on how often each letter occurs. */
const SAMPLE = `We build the software that companies in Ho Chi Minh City and abroad run on: enterprise systems, web and mobile
apps, data and artificial intelligence. Tell us what you need; an engineer answers within one working day.
Chúng tôi xây dựng phần mềm cho doanh nghiệp trong và ngoài nước: hệ thống quản lý, ứng dụng web và di động, dữ liệu và
trí tuệ nhân tạo. Hãy cho chúng tôi biết bạn cần gì; kỹ sư sẽ trả lời trong vòng một ngày làm việc.`

/**
 * Fonts that are installed on devices. Liberation Sans has the metrics of Arial, so one `@font-face` rule fits both.
 */
const FALLBACKS = [
  { suffix: 'Fallback', installed: { 400: ['Arial', 'Liberation Sans'], 700: ['Arial Bold', 'Liberation Sans Bold'] } },
  { suffix: 'Fallback Roboto', installed: { 400: ['Roboto'], 700: ['Roboto Bold'] } },
]

// `node scripts/art/font-fallbacks.ts` runs this script; `npm run art` does not. The fonts Liberation Sans and Roboto
// must be installed (Debian: fonts-liberation, fonts-roboto).
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS })
await writeFontFallbacks(await browser.newPage())
await browser.close()

/**
 * Measures the site's fonts against the fallback fonts, and writes `@font-face` rules that give the fallbacks the same
 * widths and line boxes (CSS Fonts 5, `size-adjust` and the `*-override` descriptors). The text then keeps its place
 * when the site's fonts arrive.
 */
async function writeFontFallbacks(page: Page): Promise<void> {
  const rules: string[] = []
  for (const { family, weight } of FONT_FILES.filter(({ subset }) => subset === 'latin')) {
    const own = await measure(page, await ownFontSources(family, weight))
    for (const { suffix, installed } of FALLBACKS) {
      const names = installed[weight < 600 ? 400 : 700]
      const other = await measure(page, [{ src: names.map((name) => `local("${name}")`).join(', ') }])
      rules.push(fontFace(`${family} ${suffix}`, weight, names, own, other.width))
    }
  }
  const note = `/*
 * Written by \`scripts/art/font-fallbacks.ts\`. These fallback fonts have the metrics of the site's fonts, so that text
 * does not move when the site's fonts arrive.
 */`
  await writeFile(TARGET, `${note}\n${rules.join('\n\n')}\n`)
}

interface FontSource {
  src: string
  unicodeRange?: string
}

/** Metrics of the sample text at a font size of 1000 px. */
interface Measures {
  width: number
  ascent: number
  descent: number
}

async function ownFontSources(family: string, weight: number): Promise<FontSource[]> {
  const files = FONT_FILES.filter((font) => font.family === family && font.weight === weight)
  return Promise.all(files.map(async ({ url, unicodeRange }) => ({ src: await inlineFont(url), unicodeRange })))
}

function measure(page: Page, sources: FontSource[]): Promise<Measures> {
  return page.evaluate(
    async ([fontSources, sample]) => {
      const family = `measured-${document.fonts.size}`
      for (const { src, unicodeRange } of fontSources) {
        const face = new FontFace(family, src, unicodeRange ? { unicodeRange } : {})
        document.fonts.add(await face.load())
      }
      const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
      canvas.font = `1000px ${family}, monospace`
      const { width, fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = canvas.measureText(sample)
      return { width, ascent, descent }
    },
    [sources, SAMPLE.replaceAll('\n', ' ')] as const,
  )
}

function fontFace(family: string, weight: number, names: string[], own: Measures, otherWidth: number): string {
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`
  const sizeAdjust = own.width / otherWidth
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  src: ${names.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${percent(own.ascent / 1000 / sizeAdjust)};
  descent-override: ${percent(own.descent / 1000 / sizeAdjust)};
  line-gap-override: 0%;
}`
}
