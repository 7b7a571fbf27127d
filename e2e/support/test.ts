import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test'
import { Mailbox } from './mailbox.ts'
import { Network } from './network.ts'
import { Relay } from './relay.ts'

interface Stage {
  mailbox: Mailbox
  relay: Relay
  network: Network
}

/** Journeys run on the built site behind the real relay, a gateway with weather and a real SMTP server; each test has its own. */
export const test = base.extend<Stage & { problems: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
  mailbox: async ({}, use) => {
    const mailbox = new Mailbox()
    await mailbox.open()
    await use(mailbox)
    await mailbox.close()
  },
  relay: async ({ mailbox }, use) => {
    const relay = await Relay.start({ SMTP_URL: mailbox.url })
    await use(relay)
    await relay.dispose()
  },
  network: async ({ relay }, use) => {
    const network = new Network(relay.origin)
    await network.open()
    await use(network)
    await network.close()
  },
  baseURL: async ({ network }, use) => use(network.origin),
  /** Console errors and warnings, page errors and requests to other origins of every page of the test. */
  problems: async ({ context, network }, use) => {
    const problems: string[] = []
    watch(context, network, problems)
    await use(problems)
  },
})

export { expect }

function watch(context: BrowserContext, network: Network, problems: string[]): void {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => problems.push(`page error: ${error.error().message}`))
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== network.origin) problems.push(`foreign request: ${request.url()}`)
  })
}

/** Opens a page and waits until every page of the site can be read offline. */
export async function visitUntilReady(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready', { timeout: 60_000 })
}

/** Brings a part of the page into sight and waits until React has taken it over: before that, clicks and taps are lost. */
export async function bringToLife(part: Locator): Promise<void> {
  await expect(async () => {
    await part.scrollIntoViewIfNeeded()
    const keys = await part.evaluate((element) => Object.keys(element))
    expect(keys.some((key) => key.startsWith('__reactProps'))).toBe(true)
  }).toPass()
}

/** Cuts the network for page and worker alike; `navigator.onLine` becomes false. */
export async function goOffline(context: BrowserContext, network: Network): Promise<void> {
  network.cut()
  await context.setOffline(true)
}

export async function goOnline(context: BrowserContext, network: Network): Promise<void> {
  network.weather = 'up'
  await context.setOffline(false)
}
