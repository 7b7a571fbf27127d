import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { LOCALES, type Locale, localePath, PATHS } from '#contract/addresses.ts'
import { receiptCode, statusCode } from '#contract/submission/receipt-code.ts'
import { announcementsOf } from './support/announcements.ts'
import { apply, bigPdf } from './support/application-form.ts'
import { enquire } from './support/contact-form.ts'
import { startFairMode } from './support/fair-mode.ts'
import { closeReceiptDialog, expectOutcome } from './support/form.ts'
import { test as testInstalled } from './support/installed.ts'
import { onlyMailOf } from './support/mailbox.ts'
import type { Network } from './support/network.ts'
import { newestEntry } from './support/outbox.ts'
import { codeOf, drawnCode } from './support/qr-code.ts'
import { expectTiles } from './support/receipt-tile.ts'
import { activate, apartFromOffline, expect, goOffline, goOnline, test } from './support/test.ts'
import { text } from './support/texts.ts'

/** The field in which a visitor enters a status code. */
const codeField = (page: Page) => page.locator('form [name="code"]')

/** Expects the status page to show this state of the submission. */
async function expectStatus(page: Page, state: string): Promise<void> {
  await expect(page.locator('[data-status]')).toHaveAttribute('data-status', state)
}

/** Types a code into the field of the status page and submits it with Enter. */
async function lookUp(page: Page, code: string): Promise<void> {
  await activate(codeField(page))
  await codeField(page).fill(code)
  await codeField(page).press('Enter')
}

/** Expects the field to keep the typed text, and an error to explain why it is no status code. */
async function expectExplained(
  page: Page,
  locale: Locale,
  typed: string,
  error: 'empty' | 'receipt' | 'malformed',
): Promise<void> {
  await expect(codeField(page)).toHaveValue(typed)
  await expect(page.getByRole('alert')).toHaveText(text(locale, `status:error.${error}`))
}

/** Unfolds the part of the receipt with the QR code. Returns the address of the status page to which the code leads. */
async function unfoldQrCode(page: Page): Promise<string> {
  const part = page.locator('[data-outcome] [data-take-along]')
  await part.locator('summary').click()
  return (await part.locator('a').getAttribute('href')) ?? ''
}

/** Expects the page to show a QR code with this content. */
async function expectQrCode(page: Page, content: string): Promise<void> {
  await expect.poll(() => page.evaluate(drawnCode)).toEqual(codeOf(content))
}

/** Opens an address as another device does, which shares no storage with the first. */
async function openOnOtherDevice(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(address)
  return page
}

/** Lets requests pass again, except those with which the service worker of an offline device would send submissions. */
function connectOtherDevices(network: Network): void {
  // `setOffline` stops the pages of the first device, not its service worker.
  network.lostPaths.push(/^\/api\/(contact|captcha)/)
  network.fault = 'none'
}

/** Brings the first device back to the network, too. Ends `connectOtherDevices`. */
async function connectFirstDevice(context: BrowserContext, network: Network): Promise<void> {
  network.lostPaths.length = 0
  await goOnline(context, network)
}

testInstalled(
  'a receipt written offline has a grey tile and a QR code; the tile takes its colours when it has arrived',
  async ({ page, context, network, mailbox, relay, browser, problems }) => {
    await goOffline(context, network)
    await enquire(page)
    await expectOutcome(page, 'queued')
    await closeReceiptDialog(page)
    const receipt = (await page.locator('[data-outcome] strong').first().textContent()) ?? ''
    await expectTiles(page, '[data-outcome]', receipt, 'grey')
    const statusPage = await unfoldQrCode(page)
    expect(statusPage).toContain(`${PATHS.status}#${receipt}-`)
    await expectQrCode(page, network.origin + statusPage)

    // Another device opens the status page before the submission has reached the relay.
    connectOtherDevices(network)
    const phone = await openOnOtherDevice(browser, network.origin + statusPage)
    await expectStatus(phone, 'unknown')
    await expectTiles(phone, '[data-status]', receipt, 'grey')

    await connectFirstDevice(context, network)
    await expectOutcome(page, 'accepted')
    await expectTiles(page, '[data-outcome]', receipt, 'coloured')
    const id = await newestEntry(page, 'accepted')
    await onlyMailOf(mailbox, relay, id)
    // The page on the other device asks the relay again by itself.
    await expectStatus(phone, 'mailed')
    await expectTiles(phone, '[data-status]', receipt, 'coloured')
    await expect(phone.locator('[data-status] time')).toHaveCount(2)
    await expect(phone.locator('main')).toContainText(text('en', 'status:kinds.contact'))
    await expectTiles(page, `[data-submission="${id}"]`, receipt, 'coloured')
    expect(apartFromOffline(problems)).toEqual([])
    await phone.context().close()
  },
)

for (const locale of LOCALES)
  test(`by hand: a careless status code finds it, the receipt code and other texts are explained (${locale})`, async ({
    page,
    mailbox,
    relay,
  }) => {
    await apply(page, bigPdf())
    await expectOutcome(page, 'accepted')
    const id = await newestEntry(page, 'accepted')
    await onlyMailOf(mailbox, relay, id)
    await page.goto(localePath(locale, PATHS.status))
    for (const [typed, error] of [
      ['', 'empty'],
      [receiptCode(id).toLowerCase(), 'receipt'],
      [statusCode(id).slice(0, -1), 'malformed'],
    ] as const) {
      await lookUp(page, typed)
      await expect(page.locator('[data-status]')).toHaveCount(0)
      await expectExplained(page, locale, typed, error)
    }
    // The hash of this address ends in the middle of an escaped character, so it cannot be decoded.
    await page.goto(`${localePath(locale, PATHS.status)}#LAT-%E1`)
    await page.reload()
    await expectExplained(page, locale, 'LAT-%E1', 'malformed')

    await lookUp(page, statusCode(id).toLowerCase().replaceAll('-', ' '))
    await expectStatus(page, 'mailed')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.locator('[data-status]')).toContainText(text(locale, 'status:kinds.application'))
    expect(new URL(page.url()).hash).toBe(`#${statusCode(id)}`)
    await page.reload()
    await expectStatus(page, 'mailed')

    await lookUp(page, statusCode(randomUUID()))
    await expectStatus(page, 'unknown')
    await page.goBack()
    await expectStatus(page, 'mailed')
    await expect(codeField(page)).toHaveValue(statusCode(id))

    await relay.operate('erase', receiptCode(id), '--yes')
    await page.reload()
    await expectStatus(page, 'removed')
  })

test('each press is announced, also if the answer or the error is the same as before', async ({ page }) => {
  await page.goto(`${PATHS.status}#${statusCode(randomUUID())}`)
  await expectStatus(page, 'unknown')
  await test.step('the same answer', async () => {
    const askAgain = page.getByRole('button', { name: text('en', 'status:again') })
    const answer = page.waitForResponse(/\/api\/status/)
    const announced = await announcementsOf(page, async () => {
      await askAgain.click()
      await answer
      await expect(askAgain).toBeFocused()
      // The announcement comes some time after the answer.
      await expect.poll(() => page.evaluate(() => window.announced)).not.toEqual([])
    })
    expect(announced).toContain(text('en', 'status:state.unknown.title'))
  })

  await test.step('the same error', async () => {
    await lookUp(page, 'LAT')
    expect(await announcementsOf(page, () => lookUp(page, 'LAT'))).toEqual([text('en', 'status:error.malformed')])
  })
})

testInstalled(
  'without a network the status page waits for it, and keeps what it knows',
  async ({ page, context, network, relay }) => {
    await enquire(page)
    await expectOutcome(page, 'accepted')
    const id = await newestEntry(page, 'accepted')
    await relay.untilMailsSent()
    await goOffline(context, network)
    await page.goto(`${PATHS.status}#${statusCode(id)}`)
    await expectStatus(page, 'unreachable')
    // The page of a captive portal must not count as the relay's answer.
    network.fault = 'portal'
    await page.getByRole('button', { name: text('en', 'status:again') }).click()
    await expectStatus(page, 'unreachable')
    await goOnline(context, network)
    await expectStatus(page, 'mailed')
  },
)

for (const [button, tilesAlong] of [
  ['picture', 1],
  ['wallpaper', 6],
] as const)
  test(`the tile is saved as a ${button}`, async ({ page }) => {
    // Without `canShare` the page saves the picture as a file.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'canShare'))
    await enquire(page)
    await expectOutcome(page, 'accepted')
    await closeReceiptDialog(page)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: text('en', `form:save.${button}`) }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^LAT-.{4}-.{4}\.png$/)
    const image = sharp(await download.path())
    const { width, height } = await image.metadata()
    const [screenWidth, screenHeight] = await page.evaluate(() => [screen.width, screen.height])
    expect([width, height]).toEqual(button === 'picture' ? [1024, 1024] : [screenWidth, screenHeight])
    await expectPattern(image, Math.ceil(Math.min(width, height) / tilesAlong))
  })

/**
 * Expects a picture to consist of equal tiles, `side` pixels wide: each pixel equals the pixel one tile further right,
 * of which some are compared (a picture of a single tile has none). The middle of the first tile must be opaque, because
 * then the tile has been drawn.
 */
async function expectPattern(image: Sharp, side: number): Promise<void> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixel = (x: number, y: number) => {
    const start = (y * info.width + x) * 4
    return data.subarray(start, start + 4)
  }
  const middle = Math.floor(side / 2)
  for (const y of [0, Math.floor(side / 3), middle])
    for (const x of [0, Math.floor(side / 4), middle])
      if (x + side < info.width) expect(pixel(x + side, y)).toEqual(pixel(x, y))
  expect(pixel(middle, middle)[3]).toBe(255)
}

test.describe('in fair mode', () => {
  testInstalled('the code is shown at once and nothing is saved on the tablet', async ({ page, context, network }) => {
    await startFairMode(page)
    await goOffline(context, network)
    await enquire(page)
    await expectOutcome(page, 'queued')
    await closeReceiptDialog(page)
    await expect(page.locator('[data-take-along] canvas')).toBeVisible()
    const code = (await page.locator('[data-take-along] strong').textContent()) ?? ''
    await expectQrCode(page, `${network.origin}${PATHS.status}#${code}`)
    await goOnline(context, network)
    await expectOutcome(page, 'accepted')
    for (const name of ['save.picture', 'save.wallpaper'])
      await expect(page.getByRole('button', { name: text('en', `form:${name}`) })).toHaveCount(0)
    // In fair mode the outbox also lists other people's submissions: it must not lead to their status pages.
    await page.goto('/outbox')
    await expect(page.locator('[data-submission]')).toHaveCount(1)
    await expect(page.locator('[data-take-along]')).toHaveCount(0)
  })
})
