import { expect } from '../support/test.ts'
import { test } from './support/installed.ts'
import { activate, clickOn, expectPageAlive, expectPath } from './support/user-actions.ts'

test('after Back to a page in the other language, its links lead to pages in that language', async ({ device }) => {
  await device.goto('/about-us')
  await activate(device, 'header')
  await clickOn(device, 'header a[hreflang="vi"]')
  await expectPageAlive(device, '/vi/about-us')
  await device.back()
  await expectPageAlive(device, '/about-us')
  // The contact form keeps the link from swapping the page: it loads a document, which may open in another language.
  await clickOn(device, 'header a[href="/contact-us"]')
  await expectPageAlive(device, '/contact-us')
  await clickOn(device, 'footer a[href="/accessibility"]')
  await expectPath(device, '/accessibility')
  await activate(device, 'main')
  await expectPath(device, '/accessibility')
  expect(await device.evaluate(() => document.documentElement.lang)).toBe('en')
})
