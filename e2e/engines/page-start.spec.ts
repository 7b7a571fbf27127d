import { JOB_PATH } from '../support/application-form.ts'
import { oneOfEachKind, withLastPart } from '../support/pages.ts'
import { servedPage, textOf } from '../support/served-page.ts'
import { expect } from '../support/test.ts'
import { test } from './support/engine-test.ts'
import { SUBMIT } from './support/forms.ts'
import { test as testInstalled } from './support/installed.ts'
import { clickOn, expectFocus, expectPageAlive, expectPath } from './support/user-actions.ts'

const PATHS = oneOfEachKind('en')

test('on a first visit, scripts start on pages of every kind, opened at their last part', async ({
  device,
  network,
}) => {
  // Cut all requests for the script of the service worker. Without a service worker nothing is stored on the device, so
  // that every visit is like a first visit.
  network.lostPaths.push(/^\/sw\.js/)
  for (const address of PATHS.map(withLastPart)) {
    await device.goto(address)
    await expectPageAlive(device, address)
  }
})

test('a text fragment, as in links from search engines, leads to its words', async ({ device }) => {
  const path = '/privacy-policy'
  await device.goto(path)
  const hasNavigation = await device.evaluate(() => 'navigation' in globalThis)
  test.skip(!hasNavigation, 'Without the Navigation API a page cannot know of the text fragment.')
  const words = textOf(servedPage(path).querySelector('main')).match(/[a-z]{7,}/gi) ?? []
  const rareWord = words.findLast((word) => words.filter((other) => other === word).length === 1)
  const isShown = (word = '') => {
    const part = [...document.querySelectorAll('main :is(p, li)')].findLast((each) => each.textContent.includes(word))
    return (part?.getBoundingClientRect().top ?? Number.NaN) < innerHeight
  }
  // Three visits, because the fault that this test looks for depends on the order in which things load.
  for (let visit = 0; visit < 3; visit++) {
    await device.goto('/services')
    await device.goto(`${path}#:~:text=${rareWord}`)
    await expectPageAlive(device, path)
    await expect.poll(() => device.evaluate(isShown, rareWord)).toBe(true)
  }
})

const HALF = Math.ceil(PATHS.length / 2)

for (const [isOffline, paths] of [
  [false, PATHS.slice(0, HALF)],
  [true, PATHS.slice(HALF)],
] as const) {
  testInstalled(
    `on an installed site, scripts start on pages of every kind, opened at their last part: in a background tab, zoomed, reloaded, by Back, ${isOffline ? 'offline' : 'online'}`,
    async ({ device, network }) => {
      await device.goto('/outbox')
      if (isOffline) network.cut()
      for (const [place, path] of paths.entries()) {
        const address = withLastPart(path)
        // Test each page in one of three cases, in turn: opened in a background tab, reloaded after zooming, restored
        // by Back. One case for each page is enough, because all pages have the same `bootstrap.ts`, which handles
        // these cases.
        if (place % 3 === 0) {
          await device.openInBackground(address)
          await device.showBackgroundTab()
        } else await device.goto(address)
        await expectPageAlive(device, address)
        if (place % 3 === 1) {
          await device.zoomIn()
          await device.reload()
          await expectPageAlive(device, address)
        } else if (place % 3 === 2) {
          await device.goto(path)
          await expectPageAlive(device, path)
          await device.back()
          await expectPageAlive(device, address)
        }
      }
    },
  )
}

testInstalled(
  'after following links, scripts answer: at the form of a job, the case studies of a service, a section of a policy @core',
  async ({ device }) => {
    await device.goto('/careers')
    await clickOn(device, 'main a[href="#jobs"]')
    await clickOn(device, `main a[href="${JOB_PATH}#apply_job"]`)
    await expectPath(device, JOB_PATH)
    await clickOn(device, SUBMIT)
    await expectFocus(device, 'form [name="firstName"][aria-invalid="true"]')
    await device.goto('/web-development')
    await clickOn(device, 'main a[href="/services#every-project"]')
    await expectPath(device, '/services')
    await expectPageAlive(device, '/services#every-project')
    await device.goto('/privacy-policy')
    await clickOn(device, 'main nav a[href="#rights"]')
    await device.reload()
    await expectPageAlive(device, '/privacy-policy#rights')
  },
)
