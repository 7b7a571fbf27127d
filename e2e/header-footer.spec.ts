import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { common, ELSEWHERE, menu, visitWithMenu } from './support/header.ts'
import { watchLayoutShifts } from './support/layout-shifts.ts'
import { scrollPageTo, scrollTopOf } from './support/scrolling.ts'
import { servedHtml } from './support/served-page.ts'
import { expect, expectLaidOut, test } from './support/test.ts'
import { DESKTOP } from './support/windows.ts'

/**
 * Makes the badge in the header show 12 waiting submissions, because two digits make the badge wider. Runs in the page.
 */
function showTwelve(badge: Element): void {
  badge.setAttribute('data-shown', '')
  const sum = badge.querySelector('[data-sum]')
  if (sum) sum.textContent = '12'
}

/**
 * Returns the gaps between the links and buttons of the header from left to right, in CSS pixels, measured between
 * their visible parts. The last number is the gap between the rightmost link and the right margin of the header. The
 * right margin counts as wide as the left margin, which is the space to the left of the logo. Runs in the page.
 */
function gapsInHeader(header: Element): number[] {
  const isSeen = (element: Element) => element.checkVisibility() && !element.closest('ul ul, .visually-hidden')
  const range = document.createRange()
  const drawnIn = (control: Element) => {
    const drawn = [control, ...control.querySelectorAll('*')].filter(isSeen).flatMap((element) => {
      const words = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
      return element.matches('svg') ? [element] : words
    })
    const boxes = drawn.map((node) => {
      range.selectNode(node)
      return range.getBoundingClientRect()
    })
    return { left: Math.min(...boxes.map(({ left }) => left)), right: Math.max(...boxes.map(({ right }) => right)) }
  }
  const controls = [...header.querySelectorAll('a, button')].filter(isSeen)
  const boxes = controls.map(drawnIn).filter(({ left, right }) => right > left)
  boxes.sort((a, b) => a.left - b.left)
  const gaps = boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? 0))
  const links = controls.filter((control) => control.matches('a')).map((link) => link.getBoundingClientRect())
  const logo = Math.min(...links.map(({ left }) => left))
  const end = Math.max(...links.map(({ right }) => right))
  return [...gaps, innerWidth - logo - end].map((gap) => Math.round(gap))
}

/** The texts in the footer that an element covers. Runs in the page. */
function wordsBelow(element: Element): string[] {
  const above = element.getBoundingClientRect()
  const isBelow = ({ left, right, top, bottom }: DOMRect) =>
    left < above.right && right > above.left && top < above.bottom && bottom > above.top
  const texts = document.createTreeWalker(document.querySelector('footer') as Element, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(text)
    if ([...range.getClientRects()].some(isBelow)) found.push(`${text.textContent}`)
  }
  return found
}

test.describe('desktop', () => {
  test.use(DESKTOP)

  test('the header turns solid after 100 px and under the pointer; after one screen a button leads back to the top @core', async ({
    page,
  }) => {
    await visitWithMenu(page, '/privacy-policy')
    await expectLaidOut(page)
    const header = page.getByRole('banner')
    const expectSolid = () => expect(header).toHaveCSS('background-color', 'rgb(255, 253, 247)')
    const expectClear = () => expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await page.mouse.move(...ELSEWHERE)
    await expectClear()
    await scrollPageTo(page, 101)
    await expectSolid()
    await scrollPageTo(page, 100)
    await expectClear()
    await page.mouse.move(700, 30)
    await expectSolid()
    await page.mouse.move(...ELSEWHERE)
    await expectClear()

    const toTop = page.getByRole('button', { name: common('backToTop') })
    await scrollPageTo(page, 901)
    await expect(toTop).toBeVisible()
    await scrollPageTo(page, 900)
    await expect(toTop).toBeHidden()
    await scrollPageTo(page, 1500)
    await toTop.click()
    await expect.poll(() => scrollTopOf(page)).toBe(0)
    await expect(page.getByRole('main')).toBeFocused()
    await expect(toTop).toBeHidden()
  })

  test('at the end of a page the button to the top covers no word, at any width', async ({ page }) => {
    for (const path of ['/careers', '/vi/careers'])
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path)
        await expectLaidOut(page)
        await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
        await expect(page.locator('[data-to-top]')).toBeVisible()
        expect(await page.locator('[data-to-top]').evaluate(wordsBelow), `${path} at ${width} px`).toEqual([])
      }
  })

  test('with the badge of the outbox no two things in the header touch and none leaves the page, at any width', async ({
    page,
  }) => {
    for (const path of ['/services', '/vi/services'])
      for (const width of [320, 360, 390, 768, 800, 832, 900, 1024]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path)
        await page.locator('[data-outbox-badge]').evaluate(showTwelve)
        const gaps = await page.getByRole('banner').evaluate(gapsInHeader)
        const atEnd = gaps.pop()
        expect(atEnd, `${path} at ${width} px ends in its place`).toBeGreaterThanOrEqual(0)
        expect(Math.min(...gaps), `${path} at ${width} px: ${gaps}`).toBeGreaterThanOrEqual(8)
      }
  })
})

test('up to 767 px the header has a drawer, from 768 px on the menu and the link to contact @core', async ({
  page,
}) => {
  await visitWithMenu(page, '/privacy-policy')
  const header = page.getByRole('banner')
  const inDrawer = header.getByRole('button', { name: common('nav.menu') })
  const wide = [
    menu(page).getByRole('link', { name: common('nav.services'), exact: true }),
    header.getByRole('link', { name: common('nav.contact'), exact: true }),
  ]
  for (const width of [767, 768]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(inDrawer).toBeVisible({ visible: width < 768 })
    for (const part of wide) await expect(part).toBeVisible({ visible: width >= 768 })
  }
})

test('the arrow beside a link of the menu is wide enough for a finger', async ({ page }) => {
  await page.goto('/vi/privacy-policy')
  const arrow = page.getByRole('banner').locator('li > a + button')
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(async () => (await arrow.boundingBox())?.width, `at ${width} px`).toBeGreaterThanOrEqual(36)
  }
})

test('on paper the footer shows the address, without ornament, links or buttons', async ({ page }) => {
  await page.goto('/about-us')
  await page.emulateMedia({ media: 'print' })
  const footer = page.getByRole('contentinfo')
  await expect(footer.locator('address')).toBeVisible()
  for (const hidden of ['> [aria-hidden]', 'nav', 'button'])
    await expect(footer.locator(hidden).filter({ visible: true }), hidden).toHaveCount(0)
  // The address is light on a dark background, and browsers print no other backgrounds.
  await expect(footer.locator('address')).toHaveCSS('print-color-adjust', 'exact')
})

/**
 * Returns the times of the page's first paints, in ms since the navigation. Waits for three frames and one task first:
 * browsers record the time of a paint only after the frame. Runs in the page.
 */
async function paintTimes(): Promise<number[]> {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  await new Promise((resolve) => setTimeout(resolve))
  return performance.getEntriesByType('paint').map(({ startTime }) => startTime)
}

test('a header whose second half arrives late does not move: before that nothing is painted', async ({ page }) => {
  const html = servedHtml('/')
  const cut = html.indexOf('</li>', html.indexOf('<header')) + '</li>'.length
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, cut))
    void released.then(() => response.end(html.slice(cut)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    await page.setViewportSize({ width: 1440, height: 900 })
    const layoutShifts = await watchLayoutShifts(page)
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' })
    await expect(page.locator('header li')).not.toHaveCount(0)
    // Wait 0.5 s before the second half of the page is sent: a paint of the first half alone would happen in this time.
    await page.waitForTimeout(500)
    const releasedAt = await page.evaluate(() => performance.now())
    release()
    await expect(page.locator('footer')).toBeAttached()
    await expect.poll(() => page.evaluate(paintTimes)).not.toEqual([])
    const paints = await page.evaluate(paintTimes)
    expect(Math.min(...paints)).toBeGreaterThan(releasedAt)
    const { report } = await layoutShifts()
    expect(report).toBe('')
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
