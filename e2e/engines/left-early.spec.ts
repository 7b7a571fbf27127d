import { expect } from '../support/test.ts'
import { test } from './support/engine-test.ts'
import { expectHidden, expectReady } from './support/user-actions.ts'

/** What a first visit asks for, one after the other: the worker, what starts the page. */
const STEPS = [/^\/sw\.js/, /^\/boot\.js/, /^\/assets\/start-/]

/** Chromium asks for an icon of what is no page. */
const EXPECTED = /\/favicon\.ico/

test('a page that is left while something of it is on the way goes on when it is come back to', async ({
  device,
  network,
}) => {
  network.slowPaths.push(...STEPS)
  await device.goto('/contact-us')
  for (const step of STEPS) {
    // It need not be asked for again once the worker has it.
    const isAlive = () => device.evaluate(() => document.querySelector('#root[data-served]') === null)
    await expect
      .poll(async () => network.asked.some((path) => step.test(path)) || (await isAlive()), `${step}`)
      .toBe(true)
    // Not a page of the site, which would ask for the same.
    await device.goto('/api/health')
    network.asked.length = 0
    await device.back()
  }
  await expectReady(device)
  await expectHidden(device, '#root[data-served]')
  expect(device.problems.filter((problem) => !EXPECTED.test(problem))).toEqual([])
})
