import { type Browser, chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../find-chromium.ts'

let browser: Browser | undefined

/** A page of the one headless Chromium that artworks are rendered in; `scale` pixels to each of the page; close it after use. */
export async function chromiumPage(widthPx: number, heightPx: number, scale = 1): Promise<Page> {
  browser ??= await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS })
  return browser.newPage({ viewport: { width: widthPx, height: heightPx }, deviceScaleFactor: scale })
}

export async function closeChromium(): Promise<void> {
  await browser?.close()
  browser = undefined
}
