import { APPLICANT, JOB_PATH } from '../support/application-form.ts'
import { ENQUIRY } from '../support/contact-form.ts'
import { expect } from '../support/test.ts'
import { test } from './support/engine-test.ts'
import { chooseCountry, SUBMIT, valuesOf } from './support/forms.ts'
import {
  activate,
  clickOn,
  expectFocus,
  expectHidden,
  expectPath,
  expectVisible,
  typeInto,
} from './support/user-actions.ts'

/** The files that a form needs on a first visit, in the order in which they are requested. */
const STEPS = [/^\/boot\.js/, /^\/assets\/start-/, /^\/assets\/react-/]
const LATE = 'form [data-late]'

test('a form whose script does not load says so and keeps its text; once the script has loaded, the press is answered @core', async ({
  device,
  network,
}) => {
  network.lostPaths.push(/^\/sw\.js/, ...STEPS)
  await device.goto('/contact-us#main')
  await typeInto(device, 'form [name="firstName"]', ENQUIRY.firstName)
  await expectHidden(device, LATE)
  await clickOn(device, SUBMIT)
  await expectVisible(device, LATE)
  for (const [place, step] of STEPS.entries()) {
    network.lostPaths.splice(network.lostPaths.indexOf(step), 1)
    const next = STEPS[place + 1]
    // Each file requests the next one. The event `online` makes the page retry a failed file at once. Repeat the event,
    // because the page may not be listening for it yet.
    const isThere = async () => {
      await device.evaluate(() => dispatchEvent(new Event('online')))
      if (next) return network.requestedPaths.some((path) => next.test(path))
      return device.evaluate(() => document.querySelector('form')?.closest('[data-served]') === null)
    }
    await expect.poll(isThere, `${step}`).toBe(true)
  }
  await expectHidden(device, LATE)
  await expectFocus(device, 'form [name="lastName"][aria-invalid="true"]')
  const typed = () => document.querySelector<HTMLInputElement>('form [name="firstName"]')?.value
  expect(await device.evaluate(typed)).toBe(ENQUIRY.firstName)
})

test('what was typed and chosen in forms whose scripts did not load is there again after leaving and reloading', async ({
  device,
  network,
}) => {
  network.lostPaths.push(/^\/sw\.js/, ...STEPS)
  await device.goto('/contact-us#main')
  await typeInto(device, 'form [name="firstName"]', ENQUIRY.firstName)
  await chooseCountry(device, 'AU')
  await clickOn(device, 'a[hreflang="vi"]')
  await expectPath(device, '/vi/contact-us')
  await typeInto(device, 'form [name="message"]', ENQUIRY.message)
  await device.goto(`${JOB_PATH}#apply_job`)
  await typeInto(device, 'form [name="lastName"]', APPLICANT.lastName)
  await clickOn(device, 'form [name="locations"]')
  await device.reload()

  network.lostPaths.length = 0
  await activate(device, 'form')
  await expect.poll(() => device.evaluate(valuesOf, ['firstName', 'lastName'])).toEqual(['', APPLICANT.lastName])
  await expectVisible(device, 'form [name="locations"]:checked')
  await device.goto('/contact-us#main')
  await activate(device, 'form')
  const expected = [ENQUIRY.firstName, '', 'AU', ENQUIRY.message]
  await expect.poll(() => device.evaluate(valuesOf, ['firstName', 'lastName', 'country', 'message'])).toEqual(expected)
  expect(await device.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([])
})

test('a form whose script was broken off, as by a change of the network, works within seconds, without an event', async ({
  device,
  network,
}) => {
  const script = /^\/assets\/hydrate-island-/
  network.lostPaths.push(/^\/sw\.js/, script)
  await device.goto('/contact-us#main')
  await typeInto(device, 'form [name="firstName"]', ENQUIRY.firstName)
  await expect.poll(() => network.requestedPaths.some((path) => script.test(path))).toBe(true)
  network.lostPaths.pop()
  const isAlive = () => document.querySelector('form')?.closest('[data-served]') === null
  await expect.poll(() => device.evaluate(isAlive), { timeout: 20_000 }).toBe(true)
})
