import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../programs/find-chromium.ts'

/**
 * How many times slower the CPU of the simulated phone is than that of this machine. Lighthouse uses the same factor.
 */
export const SLOWDOWN = 4

export const SCREENS = {
  /** The screen that Lighthouse simulates. */
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  /** A touch screen that is wide enough for the header's menu. */
  tablet: { viewport: { width: 1280, height: 800 }, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} satisfies Record<string, BrowserContextOptions>
export type ScreenName = keyof typeof SCREENS

/** Starts a browser that can reach only this machine. */
export function openBrowser(executablePath: string): Promise<Browser> {
  const noOthers = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'
  return chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, noOthers] })
}

/** Time limit for storing the whole site on the device, also over the slowest link of `ready-offline.ts`. */
export const READY_TIMEOUT_MS = 180_000

/** Waits until every page of the site is on the device. */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForSelector('html[data-offline="ready"]', { state: 'attached', timeout: READY_TIMEOUT_MS })
}

/** Returns a new browser context that has stored the whole site. Its pages may use the clipboard without a prompt. */
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

/**
 * Opens a blank page with the phone's CPU slowdown. First deletes the drafts and the outbox that earlier pages have
 * stored, so that they do not affect the new page.
 */
export async function slowPage(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,local_storage' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return page
}
