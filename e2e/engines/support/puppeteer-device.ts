import { expect } from '@playwright/test'
import { type Browser, type ElementHandle, launch, type Page, TimeoutError } from 'puppeteer-core'
import { CHROMIUM_FLAGS } from '../../../scripts/programs/find-chromium.ts'
import type { Device, Engine, Key, Point, Size } from './device.ts'

const CLOSE_TIMEOUT_MS = 5000

/** The longest tap that Firefox is set to accept, in ms. Even on a busy machine the driver taps faster. */
const LONGEST_TAP_MS = 30_000
const FIREFOX_PREFERENCES = {
  'intl.accept_languages': 'en-US',
  // Use overlay scroll bars, as on phones, so that a window of 320 px leaves 320 px for the page.
  'ui.useOverlayScrollbars': 1,
  // Firefox ignores a tap that lasts longer than 300 ms, and takes 500 ms for a long press. On a busy machine the
  // driver may lift the finger later than that: raise both limits.
  'apz.max_tap_time': LONGEST_TAP_MS,
  'ui.click_hold_context_menus.delay': LONGEST_TAP_MS,
}

/** Chromium and Firefox, driven by Puppeteer: Chromium by the DevTools protocol, Firefox by WebDriver BiDi. */
export function puppeteerEngine(name: 'chromium' | 'firefox', executablePath: string): Engine {
  return {
    async launch(profile, origin) {
      const running = await launch({
        browser: name === 'chromium' ? 'chrome' : 'firefox',
        executablePath,
        userDataDir: profile,
        headless: true,
        defaultViewport: null,
        args: name === 'chromium' ? CHROMIUM_FLAGS : [],
        extraPrefsFirefox: FIREFOX_PREFERENCES,
      })
      // Open a new tab, because the first tab of Firefox never gets the focus.
      return new PuppeteerDevice(running, await running.newPage(), await running.version(), origin)
    },
  }
}

/**
 * Matches the errors that Firefox reports when the visitor leaves a page while its files load. The error of a font has
 * the status `NS_BINDING_ABORTED` (2152398850); the error of any other file has an empty address.
 */
const OF_LEAVING = /download failed .* status=2152398850 |Failed to load ‘’/

/** Matches the error that Firefox reports at a navigation if Puppeteer missed an event of the previous navigation. */
const OF_EARLIER_PAGE = /interrupted an unfinished navigation/
/** How long `goto` waits for a load event, in ms. After that it asks the page itself whether it has loaded. */
const LOAD_EVENT_TIMEOUT_MS = 5000
const LOAD_TIMEOUT_MS = 30_000

class PuppeteerDevice implements Device {
  readonly version: string
  readonly problems: string[] = []
  readonly #browser: Browser
  #page: Page
  #backgroundPage: Page | undefined
  readonly #origin: string

  constructor(browser: Browser, page: Page, version: string, origin: string) {
    this.version = version
    this.#browser = browser
    this.#page = page
    this.#origin = origin
    this.#watch(page)
  }

  #watch(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error') this.#report(`${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => this.#report(String(error)))
  }

  #report(problem: string): void {
    if (!OF_LEAVING.test(problem)) this.problems.push(problem)
  }

  async goto(path: string): Promise<void> {
    const url = this.#origin + path
    try {
      await this.#page.goto(url, { timeout: LOAD_EVENT_TIMEOUT_MS })
    } catch (error) {
      if (!(error instanceof TimeoutError) && !OF_EARLIER_PAGE.test(String(error))) throw error
      // When the previous page went into the bfcache, Puppeteer may miss Firefox's load event: ask the page itself.
      const isThere = (address: string) => location.href === address && document.readyState === 'complete'
      await expect.poll(() => this.evaluate(isThere, url), { message: url, timeout: LOAD_TIMEOUT_MS }).toBe(true)
    }
  }

  async evaluate<Argument, Result>(
    body: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result> {
    return (await this.#page.evaluate(body as (argument: unknown) => unknown, argument)) as Result
  }

  async resize(size: Size): Promise<void> {
    await this.#page.setViewport(size)
    // Firefox may answer before the page has its new size.
    await expect.poll(() => this.evaluate(() => ({ width: innerWidth, height: innerHeight }))).toEqual(size)
  }

  async hover({ x, y }: Point): Promise<void> {
    await this.#page.mouse.move(x, y)
  }

  async click({ x, y }: Point): Promise<void> {
    await this.#page.mouse.click(x, y)
  }

  async hold({ x, y }: Point): Promise<void> {
    await this.#page.mouse.move(x, y)
    await this.#page.mouse.down()
  }

  async release(): Promise<void> {
    await this.#page.mouse.up()
  }

  async press(key: Key): Promise<void> {
    await this.#page.keyboard.press(key)
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text)
  }

  async chooseFile(selector: string, path: string): Promise<void> {
    const input = await this.#page.$(selector)
    if (!input) throw new Error(`No input ${selector}`)
    await (input as ElementHandle<HTMLInputElement>).uploadFile(path)
  }

  async back(): Promise<void> {
    // Go back by script: Puppeteer's `goBack` waits for a load event, which a page restored from the bfcache does not
    // fire.
    await this.#page.evaluate(() => void setTimeout(() => history.back()))
  }

  async reload(): Promise<void> {
    // Reload by script: Puppeteer's `reload` waits for a load event, as its `goBack` does. The property `isLeft` marks
    // the old document; once it is missing, the new document is there.
    await this.evaluate(() => {
      Object.assign(window, { isLeft: true })
      setTimeout(() => location.reload())
    })
    const isThere = () => !('isLeft' in window) && document.readyState === 'complete'
    while (!(await this.evaluate(isThere).catch(() => false))) await new Promise((resolve) => setTimeout(resolve, 20))
  }

  async zoomIn(): Promise<void> {
    const { width, height } = await this.evaluate(() => ({ width: innerWidth, height: innerHeight }))
    await this.#page.setViewport({
      width: Math.round(width / 2),
      height: Math.round(height / 2),
      deviceScaleFactor: 2,
    })
  }

  async openInBackground(path: string): Promise<void> {
    this.#backgroundPage = await this.#browser.newPage({ background: true })
    this.#watch(this.#backgroundPage)
    await this.#backgroundPage.goto(this.#origin + path)
  }

  async showBackgroundTab(): Promise<void> {
    if (!this.#backgroundPage) throw new Error('There is no background tab')
    const former = this.#page
    this.#page = this.#backgroundPage
    this.#backgroundPage = undefined
    await this.#page.bringToFront()
    await former.close()
  }

  async screenshot(): Promise<Uint8Array> {
    return this.#page.screenshot()
  }

  async close(): Promise<void> {
    // Chromium does not exit while the service worker handles a `sync` event: kill Chromium if it takes too long.
    const timer = setTimeout(() => this.#browser.process()?.kill('SIGKILL'), CLOSE_TIMEOUT_MS)
    await this.#browser.close()
    clearTimeout(timer)
  }

  async tap({ x, y }: Point): Promise<void> {
    await this.#page.touchscreen.tap(x, y)
  }
}
