import { expect } from '../support/test.ts'
import { test } from './support/engine-test.ts'
import { clickOn, expectPath, expectReady, typeInto } from './support/hands.ts'

test('starts', async ({ device }) => {
  await device.goto('/contact-us')
  await device.resize({ width: 390, height: 844 })
  await typeInto(device, 'form [name="firstName"]', 'Ánh Nguyễn đ')
  expect(await device.evaluate(() => document.querySelector<HTMLInputElement>('[name=firstName]')?.value)).toBe(
    'Ánh Nguyễn đ',
  )
  await clickOn(device, 'header a[href="/"]')
  await expectPath(device, '/')
  await device.back()
  await expectPath(device, '/contact-us')
  await expectReady(device)
  expect(device.problems).toEqual([])
})
