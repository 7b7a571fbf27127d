import { JOB_PATH } from '../support/application-form.ts'
import { servedPage } from '../support/served-page.ts'
import { expect } from '../support/test.ts'
import type { Device } from './support/device.ts'
import { chooseCountry, valuesOf } from './support/forms.ts'
import { test } from './support/installed.ts'
import {
  activate,
  clickOn,
  expectLaidOut,
  expectPath,
  expectReady,
  hoverOn,
  typeInto,
  untilRestored,
} from './support/user-actions.ts'

const PLACE = 'form [name="locations"]'

/** Waits until the page at a path is shown, with its address, its title and its heading. */
async function expectPage(device: Device, path: string): Promise<void> {
  await expectPath(device, path)
  const shown = () => device.evaluate(() => [document.title, document.querySelector('h1')?.textContent ?? ''])
  const page = servedPage(path)
  const expected = [page.title, page.querySelector('h1')?.textContent ?? '']
  await expect.poll(() => shown().catch(() => [])).toEqual(expected)
}

test('offline, links lead from page to page, Back restores the scroll position, and typed text stays', async ({
  device,
  network,
}) => {
  await device.goto('/about-us')
  await expectReady(device)
  network.cut()
  await expectLaidOut(device)
  const scrollTop = () => device.evaluate(() => scrollY)
  await hoverOn(device, 'footer a[href="/privacy-policy"]')
  const left = await scrollTop()
  expect(left).toBeGreaterThan(600)
  await clickOn(device, 'footer a[href="/privacy-policy"]')
  await expectPage(device, '/privacy-policy')
  expect(await scrollTop()).toBe(0)
  await device.back()
  await expectPage(device, '/about-us')
  await expect.poll(async () => Math.abs((await scrollTop()) - left)).toBeLessThanOrEqual(3)

  await clickOn(device, 'footer a[href="/contact-us"]')
  await expectPage(device, '/contact-us')
  await activate(device, 'form')
  await chooseCountry(device, 'GB')
  await typeInto(device, 'form [name="firstName"]', 'Ánh')
  await typeInto(device, 'form [name="company"]', 'Phù Lãng')
  await clickOn(device, 'footer a[href="/privacy-policy"]')
  await expectPage(device, '/privacy-policy')
  await device.back()
  await expectPage(device, '/contact-us')
  await untilRestored(device)
  const names = ['firstName', 'company', 'country']
  await expect.poll(() => device.evaluate(valuesOf, names)).toEqual(['Ánh', 'Phù Lãng', 'GB'])
  await device.back()
  await expectPage(device, '/about-us')

  await device.goto(`${JOB_PATH}#apply_job`)
  await activate(device, 'form')
  await clickOn(device, PLACE)
  await clickOn(device, 'footer a[href="/privacy-policy"]')
  await expectPage(device, '/privacy-policy')
  await device.back()
  await expectPage(device, JOB_PATH)
  await untilRestored(device)
  const isChosen = (place: string) => document.querySelector<HTMLInputElement>(place)?.checked
  await expect.poll(() => device.evaluate(isChosen, PLACE)).toBe(true)
  // Ignore errors of the film: it is downloaded last, so it may be missing on the device.
  const known = /\.mp4\b/
  expect(device.problems.filter((problem) => !known.test(problem))).toEqual([])
})

test('Back restores the scroll position, also after a press of the link to the page itself', async ({ device }) => {
  await device.goto('/')
  await expectLaidOut(device)
  await clickOn(device, 'main a[href="/artificial-intelligence"]')
  await expectPage(device, '/artificial-intelligence')
  await expectLaidOut(device)
  await hoverOn(device, 'footer a[href="/security"]')
  const seen = await topOfLink(device)
  await clickOn(device, 'footer a[href="/security"]')
  await expectPage(device, '/security')
  await expectLaidOut(device)
  await clickOn(device, 'footer a[href="/security"]')
  await expect.poll(() => device.evaluate(() => scrollY).catch(() => -1)).toBe(0)
  await expectPage(device, '/security')
  await device.back()
  await expectPage(device, '/artificial-intelligence')
  await expect.poll(async () => Math.abs((await topOfLink(device)) - seen)).toBeLessThanOrEqual(3)
})

test('Back restores the scroll position although the link to the page itself was pressed at its top', async ({
  device,
}) => {
  await device.resize({ width: 1280, height: 800 })
  await device.goto('/careers')
  await expectLaidOut(device)
  await hoverOn(device, 'footer a[href="/security"]')
  const seen = await topOfLink(device)
  await clickOn(device, 'footer a[href="/contact-us"]')
  await expectPage(device, '/contact-us')
  await expectLaidOut(device)
  await device.evaluate(() => void Object.assign(window, { isLeft: true }))
  await clickOn(device, 'header a[href="/contact-us"]')
  await expect.poll(() => device.evaluate(() => 'isLeft' in window).catch(() => true)).toBe(false)
  await expectPage(device, '/contact-us')
  await device.back()
  await expectPage(device, '/careers')
  await expect.poll(async () => Math.abs((await topOfLink(device)) - seen)).toBeLessThanOrEqual(3)
})

/** The distance of the link to the security page in the footer from the top of the window. */
function topOfLink(device: Device): Promise<number> {
  return device.evaluate(() => document.querySelector('footer a[href="/security"]')?.getBoundingClientRect().top ?? NaN)
}
