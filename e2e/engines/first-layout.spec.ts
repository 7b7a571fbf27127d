import { layoutFaults } from '../support/layout-faults.ts'
import { expect } from '../support/test.ts'
import { test } from './support/engine-test.ts'
import { expectLaidOut } from './support/user-actions.ts'

/**
 * When a page is first laid out, its parts below the first screen follow one by one. This may cause faults that a
 * second layout would hide. The test therefore resizes the window before it opens the page: a later resize would make
 * the browser lay the whole page out again.
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
