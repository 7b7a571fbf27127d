import { ENQUIRY } from '../support/contact-form.ts'
import { common } from '../support/header.ts'
import { expect } from '../support/test.ts'
import { text } from '../support/texts.ts'
import { test } from './support/engine-test.ts'
import { SUBMIT } from './support/forms.ts'
import {
  activate,
  clickOn,
  expectAlive,
  expectAttribute,
  expectFocus,
  expectHidden,
  expectPath,
  expectVisible,
  focusOn,
  hoverOn,
  tapOn,
  typeInto,
} from './support/user-actions.ts'

/** A point in the window where nothing reacts to the pointer. */
const ELSEWHERE = { x: 640, y: 700 }

test('the menus of the wide header open by mouse, keyboard and touch; the language switch keeps the address @core', async ({
  device,
}) => {
  const label = common('nav.submenu', { name: common('nav.services') })
  const button = `header nav button[aria-label="${label}"]`
  await device.resize({ width: 1280, height: 800 })
  await device.goto('/privacy-policy?x=1#y')
  await expectVisible(device, 'header nav[data-alive]')
  const panel = `[id="${await device.evaluate((button) => document.querySelector(button)?.getAttribute('aria-controls'), button)}"]`

  await test.step('mouse', async () => {
    await expectHidden(device, panel)
    await hoverOn(device, button)
    await expectVisible(device, panel)
    await device.hover(ELSEWHERE)
    await expectHidden(device, panel)
  })

  await test.step('keyboard', async () => {
    await focusOn(device, button)
    await expectVisible(device, panel)
    await device.press('Tab')
    await expectFocus(device, `${panel} li:first-child a`)
    await device.press('Escape')
    await expectHidden(device, panel)
    await expectFocus(device, button)
    await device.press('Enter')
    await expectAttribute(device, button, 'aria-expanded', 'true')
  })

  await test.step('touch', async () => {
    await device.tap(ELSEWHERE)
    await expectHidden(device, panel)
    await tapOn(device, button)
    await expectVisible(device, panel)
    await tapOn(device, `${panel} li:last-child a`)
    await expect.poll(() => device.evaluate(() => location.pathname)).not.toBe('/privacy-policy')
    await expectHidden(device, panel)
    await device.back()
    await expectPath(device, '/privacy-policy')
  })

  await test.step('the language switch keeps query and hash', async () => {
    await clickOn(device, 'header a[hreflang="vi"]')
    await expectPath(device, '/vi/privacy-policy')
    await expectAttribute(device, 'html', 'lang', 'vi')
    expect(await device.evaluate(() => location.search + location.hash)).toBe('?x=1#y')
    await device.back()
    await expectAttribute(device, 'html', 'lang', 'en')
  })

  expect(device.problems).toEqual([])
})

/** The button that opens the drawer (the menu on phones). */
const OPEN_DRAWER = 'header button[commandfor="drawer"][command="show-modal"]'

test('Tab does not lead from the open drawer to the page below it', async ({ device }) => {
  await device.resize({ width: 390, height: 844 })
  await device.goto('/careers')
  await expectAlive(device, 'main')
  await tapOn(device, OPEN_DRAWER)
  await expectFocus(device, '#drawer, #drawer *')
  // Press Tab more often than the drawer has links and buttons. After the last of them, the focus may move to the
  // browser's own buttons before it returns to the first. While the browser's buttons have the focus, the page's active
  // element is `body`: allow it.
  for (let presses = 1; presses <= 25; presses++) {
    await device.press('Tab')
    const isInside = await device.evaluate(() => document.activeElement?.matches('body, #drawer, #drawer *'))
    expect(isInside, `the focus is in the drawer after ${presses} presses`).toBe(true)
  }
})

test('the drawer of a phone works by touch and keyboard, takes the focus and returns it @core', async ({ device }) => {
  await device.resize({ width: 390, height: 844 })
  await device.goto('/careers')
  await expectAlive(device, 'main')

  await test.step('touch opens the drawer and its sections; a tap beside it closes it', async () => {
    await tapOn(device, OPEN_DRAWER)
    await expectVisible(device, '#drawer')
    await expectFocus(device, '#drawer, #drawer *')
    await expectHidden(device, '#drawer details ul a')
    await tapOn(device, '#drawer summary', common('nav.services'))
    await expectVisible(device, '#drawer details[open] ul a')
    await device.tap({ x: 387, y: 420 })
    await expectHidden(device, '#drawer')
  })

  await test.step('Enter opens the drawer; Escape closes it and returns the focus', async () => {
    await focusOn(device, OPEN_DRAWER)
    await device.press('Enter')
    await expectVisible(device, '#drawer')
    await expectFocus(device, '#drawer, #drawer *')
    await device.press('Escape')
    await expectHidden(device, '#drawer')
    await expectFocus(device, OPEN_DRAWER)
  })

  await test.step('the links of the drawer lead to the other language and to other pages', async () => {
    await device.press('Enter')
    await tapOn(device, '#drawer a[hreflang="vi"]')
    await expectPath(device, '/vi/careers')
    // The address changes before the page does: wait for the language of the new page.
    await expectAttribute(device, 'html', 'lang', 'vi')
    await expectHidden(device, '#drawer')
    await tapOn(device, OPEN_DRAWER)
    await tapOn(device, '#drawer nav a[href="/vi/case-studies"]')
    await expectPath(device, '/vi/case-studies')
    await expectHidden(device, '#drawer')
  })

  expect(device.problems).toEqual([])
})

test('dialogs confirm sending and ask before deletion; Esc closes them and the focus returns', async ({
  device,
  relay: _,
}) => {
  await device.resize({ width: 390, height: 844 })
  await device.goto('/contact-us')
  await activate(device, 'form')
  await test.step('sending: a dialog tells of it', async () => {
    for (const name of ['firstName', 'lastName', 'email', 'phone', 'company'] as const)
      await typeInto(device, `form [name="${name}"]`, ENQUIRY[name])
    await focusOn(device, 'form [name="consent"]')
    await device.press(' ')
    await expectVisible(device, `${SUBMIT}:not([aria-disabled="true"])`)
    await tapOn(device, SUBMIT)
    await expectVisible(device, 'dialog[open] h2')
    await expectFocus(device, 'dialog[open], dialog[open] *')
    await device.press('Escape')
    await expectHidden(device, 'main dialog')
    await expectFocus(device, '[data-outcome] h3')
  })

  await test.step('deleting: a dialog asks before', async () => {
    await clickOn(device, 'footer a[href="/outbox"]')
    await expectPath(device, '/outbox')
    const deleteButton = 'main [data-submission] button:last-of-type'
    await expectVisible(device, deleteButton)
    await focusOn(device, deleteButton)
    // `Enter` opens the dialog. `Escape` closes it; `Enter` also closes it, by pressing its first button, which has the
    // focus.
    for (const key of ['Escape', 'Enter'] as const) {
      await device.press('Enter')
      await expectVisible(device, 'main dialog')
      await expectFocus(device, 'main dialog button')
      await device.press(key)
      await expectHidden(device, 'main dialog')
      await expectFocus(device, deleteButton)
    }
    await tapOn(device, deleteButton)
    await tapOn(device, 'main dialog button', text('en', 'outbox:delete'))
    await expectHidden(device, 'main [data-submission]')
  })

  expect(device.problems).toEqual([])
})

test('a tile of a service turns by touch and key; arrow keys select tabs', async ({ device }) => {
  const tile = 'main li:has(> button[aria-expanded])'
  const toggle = `${tile} > button[aria-expanded]`
  const more = `${toggle} + *`
  await device.resize({ width: 1280, height: 800 })
  await device.goto('/mobile-app-development')
  await expectAlive(device, toggle)
  await expectVisible(device, `html[data-alive] ${tile}`)
  await test.step('the tile turns by touch, focus and key', async () => {
    await tapOn(device, `${tile} h3`)
    await expectVisible(device, more)
    await device.press('Escape')
    await expectHidden(device, more)
    await focusOn(device, toggle)
    await expectVisible(device, more)
    await device.press('Enter')
    await expectHidden(device, more)
  })

  await test.step('tabs are selected by press and by arrow keys', async () => {
    await expectAlive(device, '[role="tab"]')
    // Use the mouse before the keyboard: once Tab has been pressed, WebKitGTK scrolls back to the focused element when
    // the mouse moves.
    await tapOn(device, '[role="tab"]:last-child')
    await expectAttribute(device, '[role="tab"]:last-child', 'aria-selected', 'true')
    await tapOn(device, '[role="tab"]')
    await expectAttribute(device, '[role="tab"]', 'aria-selected', 'true')
    await focusOn(device, '[role="tab"]')
    await device.press('ArrowRight')
    await expectFocus(device, '[role="tab"]:nth-child(2)[aria-selected="true"]')
    await expectVisible(device, '[role="tabpanel"]:nth-of-type(3)')
    await expectHidden(device, '[role="tabpanel"]:nth-of-type(2)')
    await device.press('End')
    await expectFocus(device, '[role="tab"]:last-child[aria-selected="true"]')
  })

  expect(device.problems).toEqual([])
})
