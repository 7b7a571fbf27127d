import { expect } from '../support/test.ts'
import { test } from './support/engine-test.ts'
import { layoutFaults } from './support/layout-faults.ts'
import { expectLaidOut } from './support/user-actions.ts'

/** A resized window is laid out anew; what a visitor sees was laid out once, part by part (`lay-out.ts`). */
test('a page is in order as it was first laid out', async ({ device }) => {
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
