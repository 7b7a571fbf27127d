import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test'
import { Mailbox } from './mailbox.ts'
import { Network } from './network.ts'
import { Relay } from './relay.ts'

/** The mail server, the relay (the site's server) and the proxy between it and the browser. */
export interface Servers {
  mailbox: Mailbox
  relay: Relay
  network: Network
}

/**
 * The `test` of all specs. It runs on the built site, with the real relay (the site's server), a proxy that can
 * simulate network faults and a real SMTP server. Each worker of the test runner starts these three once. Before each
 * test they are reset: no fault, the relay running, no mail received or pending.
 *
 * Browsers have no service workers (`playwright.config.ts`). A test that needs them calls `test.use({ serviceWorkers:
 * 'allow' })`. A test that starts with the site installed uses `test` from `installed.ts`.
 */
export const test = base.extend<Servers & { problems: string[] }, { servers: Servers }>({
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const mailbox = new Mailbox()
      await mailbox.open()
      const relay = await Relay.start({ SMTP_URL: mailbox.url })
      const network = new Network(relay.origin)
      await network.open()
      await use({ mailbox, relay, network })
      await network.close()
      await relay.dispose()
      await mailbox.close()
    },
    { scope: 'worker' },
  ],
  // `mailbox` and `network` depend on this fixture. Relay, proxy and SMTP server are thus all reset, whichever of them
  // a test uses.
  relay: async ({ servers: { mailbox, relay, network } }, use) => {
    network.reset()
    await mailbox.open()
    await relay.start()
    await relay.untilMailsSent()
    mailbox.mails.length = 0
    await use(relay)
  },
  mailbox: async ({ servers, relay: _ }, use) => use(servers.mailbox),
  network: async ({ servers, relay: _ }, use) => use(servers.network),
  baseURL: async ({ network }, use) => use(network.origin),
  // Without service workers, remove `navigator.serviceWorker`. Playwright only replaces `register` by a function that
  // returns no registration, which no real browser does.
  context: async ({ context, serviceWorkers }, use) => {
    if (serviceWorkers === 'block')
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    await use(context)
  },
  /** Console errors and warnings, uncaught errors and requests to other origins, of every page in the test. */
  problems: async ({ context, network }, use) => {
    const problems: string[] = []
    recordProblems(context, network, problems)
    await use(problems)
  },
})

export { expect }

/** Adds every problem of the pages of a context to `problems`. */
function recordProblems(context: BrowserContext, network: Network, problems: string[]): void {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      problems.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => problems.push(`page error: ${error.error().message}`))
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== network.origin) problems.push(`foreign request: ${request.url()}`)
  })
}

/** The problems that a lost network does not explain: browsers log each request without a network as an error. */
export function apartFromOffline(problems: string[]): string[] {
  return problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))
}

/** Waits until every page of the site can be read offline. */
export async function expectReady(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready')
}

/** Opens a page and waits until every page of the site can be read offline. */
export async function visitUntilReady(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await expectReady(page)
}

/**
 * Fires one pointer move as the visitor's first action, because React hydrates most parts of a page only after such an
 * action. Waits first until the page's scripts run.
 */
async function interactOnce(page: Page): Promise<void> {
  await expect(page.locator('#root:not([data-served])')).toBeAttached()
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
}

/**
 * Makes a part of the page interactive: simulates the visitor's first action, scrolls the part into sight and waits
 * until its scripts run. The attribute `data-served` marks parts that are not interactive yet. The page's scripts
 * remove the attribute from `#root` when they start. React removes it from an island when the island is hydrated.
 *
 * The hydration of an island starts when the visitor points at the island or, after the first action, scrolls near it.
 * If elements in the island have the attribute `data-operates`, the visitor must point at or scroll near one of these.
 */
export async function activate(part: Locator): Promise<void> {
  await interactOnce(part.page())
  await expect(async () => {
    await part.scrollIntoViewIfNeeded()
    expect(await part.evaluate(isInteractive)).toBe(true)
  }).toPass()
}

/**
 * True when a part of the page is interactive. In an island that marks some controls with `data-operates`, only these
 * need React; its other parts work as served. React hydrates the island when the visitor points at such a control, so
 * the function simulates that. Runs in the page.
 */
function isInteractive(part: Element): boolean {
  const unhydrated = part.closest('[data-served]')
  if (!unhydrated) return true
  const control = part.closest('[data-operates]')
  control?.dispatchEvent(new Event('pointerover'))
  return control === null && unhydrated.querySelector('[data-operates]') !== null
}

/**
 * Waits until all of the page is laid out. The parts below the first screen are laid out one by one after the visitor's
 * first action, so this function simulates such an action.
 */
export async function expectLaidOut(page: Page): Promise<void> {
  await interactOnce(page)
  await expect(page.locator('html[data-laid-out]')).toBeAttached()
}

/** Cuts the network of the pages and of the service worker. `navigator.onLine` becomes false. */
export async function goOffline(context: BrowserContext, network: Network): Promise<void> {
  network.cut()
  await context.setOffline(true)
}

/** Ends `goOffline`. Removes the fault of the network, too. */
export async function goOnline(context: BrowserContext, network: Network): Promise<void> {
  network.fault = 'none'
  await context.setOffline(false)
}
