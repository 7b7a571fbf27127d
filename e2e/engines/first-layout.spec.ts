import { expect } from '../support/test.ts'
import { test } from './support/engine-test.ts'
import { layoutFaults } from './support/layout-faults.ts'
import { expectLaidOut } from './support/user-actions.ts'

/**
 * The first layout of a page is done part by part. The test resizes the window before the page loads, because a resize
 * after loading would lay the whole page out again and hide faults of the first layout.
 */
test('the first layout of a page has no faults @core', async ({ device }) => {
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
