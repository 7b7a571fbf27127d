import { type Browser, chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../programs/find-chromium.ts'

let browser: Browser | undefined

/**
 * Opens a page in the headless Chromium that all artworks share. `scale` is the device pixel ratio. The caller closes
 * the page.
 */
export async function chromiumPage(widthPx: number, heightPx: number, scale = 1): Promise<Page> {
  browser ??= await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS })
  return browser.newPage({ viewport: { width: widthPx, height: heightPx }, deviceScaleFactor: scale })
}

export async function closeChromium(): Promise<void> {
  await browser?.close()
  browser = undefined
}
