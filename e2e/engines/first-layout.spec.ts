import { expect } from '../support/test.ts'
import { test } from './support/engine-test.ts'
import { layoutFaults } from './support/layout-faults.ts'
import { expectLaidOut } from './support/user-actions.ts'

/**
 * Resizes the window before the page loads. A resize after loading would lay the page out again and hide faults of the
 * first layout, which is done part by part.
 */
test('the first layout of a page has no faults', async ({ device }) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await device.resize(size)
    await device.goto('/about-us')
    await expectLaidOut(device)
    expect(await layoutFaults(device)).toEqual([])
  }
})
