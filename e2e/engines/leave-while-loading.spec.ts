import { expect } from '../support/test.ts'
import { test } from './support/engine-test.ts'
import { expectAttribute, expectHidden, expectPath, expectReady } from './support/user-actions.ts'

/** The files that a first visit requests: the service worker, `boot.js`, the start script. */
const STEPS = [/^\/sw\.js/, /^\/boot\.js/, /^\/assets\/start-/]

/**
 * Expected errors:
 * - `/api/health` is not a page and names no icon. Chromium therefore requests `/favicon.ico`, which the site does not
 *   have.
 * - Firefox reports a font or a picture that the service worker was fetching when the page was left.
 */
const EXPECTED = /\/favicon\.ico|\.(woff2|svg)’\. A ServiceWorker intercepted the request/

test('a page left while its files load continues when the visitor returns', async ({ device, network }) => {
  network.slowPaths.push(...STEPS)
  await device.goto('/contact-us')
  for (const step of STEPS) {
    // If the service worker has cached the file already, the page does not request it from the network. In this case
    // wait until the page's scripts run.
    const isAlive = () => device.evaluate(() => document.querySelector('#root[data-served]') === null)
    await expect
      .poll(async () => network.requestedPaths.some((path) => step.test(path)) || (await isAlive()), `${step}`)
      .toBe(true)
    // Leave for an address that is not a page of the site: a page would request the same files.
    await device.goto('/api/health')
    network.requestedPaths.length = 0
    await device.back()
    // Wait until the page is back, because `back` may resolve earlier. The next check would otherwise still run on
    // `/api/health`: there is no `#root` there, so the page would count as alive.
    await expectPath(device, '/contact-us')
  }
  await expectReady(device).catch(async (error: Error) => {
    throw new Error(`${error.message}\n${JSON.stringify(await device.evaluate(workerFacts))}`)
  })
  await expectHidden(device, '#root[data-served]')
  expect(device.problems.filter((problem) => !EXPECTED.test(problem))).toEqual([])
})

test('a worker whose script could not be fetched is fetched again within seconds', async ({ device, network }) => {
  network.lostPaths.push(/^\/sw\.js/)
  await device.goto('/contact-us')
  await expectHidden(device, '#root[data-served]')
  await expect.poll(() => network.requestedPaths.filter((path) => path === '/sw.js').length).toBeGreaterThan(1)
  network.lostPaths.length = 0
  await expectAttribute(device, 'html', 'data-offline', 'ready', 30_000)
})

/** The state of the page's service worker and its caches, for the message of a failure. Runs in the page. */
async function workerFacts() {
  const { serviceWorker } = navigator
  const registrations = await serviceWorker.getRegistrations()
  return {
    controller: serviceWorker.controller?.state,
    workers: registrations.map(({ installing, waiting, active }) => [installing?.state, waiting?.state, active?.state]),
    groups: await caches.keys(),
    page: document.documentElement.outerHTML.slice(0, 300),
  }
}
