import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../find-chromium.ts'

/** How much slower than this machine the phone is taken to be that pages are measured for, as Lighthouse does. */
export const SLOWDOWN = 4

export const SCREENS = {
  /** Lighthouse's. */
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  /** With the header's menu, and a finger to open it. */
  tablet: { viewport: { width: 1280, height: 800 }, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} satisfies Record<string, BrowserContextOptions>
export type ScreenName = keyof typeof SCREENS

/** A browser that reaches nothing but the site on this machine. */
export function openBrowser(executablePath: string): Promise<Browser> {
  const noOthers = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'
  return chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, noOthers] })
}

/** Waits until every page of the site is on the device. */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForSelector('html[data-offline="ready"]', { state: 'attached', timeout: 180_000 })
}

/** A new device that has the whole site; its pages can copy without being asked. */
export async function deviceWithSite(
  browser: Browser,
  origin: string,
  screen: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...screen, baseURL: origin, locale: 'en-US' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  await page.goto('/')
  await untilReady(page)
  await page.close()
  return context
}

/** A new page on a device where nothing has been written yet, whose scripts, styles and layout take as long as on the phone. */
export async function slowPage(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,local_storage' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return page
}
