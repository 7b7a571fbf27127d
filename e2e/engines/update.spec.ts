import { laterBuild } from '../../scripts/build/later-build.ts'
import { expect } from '../support/test.ts'
import { test } from './support/installed.ts'
import { clickOn, expectAttribute, expectHidden, expectReady, expectVisible } from './support/user-actions.ts'

const UPDATE = '[role="status"] [data-update]'

test('a new version is offered, and takes over only when Update is pressed @core', async ({ device, network }) => {
  await device.goto('/careers')
  await expectReady(device)
  network.published = laterBuild({ '/careers.html': (html) => html.replace('<html ', '<html data-version="next" ') })
  await device.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
  })
  await expectVisible(device, UPDATE)
  await device.goto('/careers')
  await expectVisible(device, UPDATE)
  expect(await device.evaluate(() => document.documentElement.dataset.version ?? 'the old one')).toBe('the old one')
  await clickOn(device, UPDATE)
  await expectAttribute(device, 'html', 'data-version', 'next')
  await expectReady(device)
  await expectHidden(device, UPDATE)
  expect(device.problems).toEqual([])
})
