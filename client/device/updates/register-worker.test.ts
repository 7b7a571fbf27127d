import { beforeEach, expect, test, vi } from 'vitest'

class FakeWorker extends EventTarget {
  scriptURL = 'https://lat.example/sw.js'
  state = 'installing'
  messages: unknown[] = []

  postMessage(message: unknown, [port]: MessagePort[] = []): void {
    this.messages.push(message)
    port?.postMessage(['en-careers'])
  }

  change(state: string): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null
  waiting: FakeWorker | null = null
  active: FakeWorker | null = null
  update = vi.fn(async () => {})

  install(worker = new FakeWorker()): FakeWorker {
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
    return worker
  }

  finish(worker: FakeWorker, state: 'installed' | 'redundant'): void {
    this.installing = null
    if (state === 'installed') this.waiting = worker
    worker.change(state)
  }
}

let registration: FakeRegistration
let container: EventTarget & { controller: FakeWorker | null }

beforeEach(() => {
  vi.resetModules()
  registration = new FakeRegistration()
  container = Object.assign(new EventTarget(), {
    controller: null as FakeWorker | null,
    register: async () => registration,
    ready: Promise.resolve(registration),
  })
  vi.stubEnv('PROD', true)
  // Workbox must behave as in the build: in development it refuses to register a second time.
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('location', { href: 'https://lat.example/', reload: vi.fn() })
  vi.stubGlobal('navigator', { serviceWorker: container })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('setInterval', () => 0)
})

/** Opens a page of a site that is on the device, and collects the updates that the page reports. */
async function openPage() {
  const worker = Object.assign(new FakeWorker(), { state: 'activated' })
  registration.active = container.controller = worker
  return { worker, ...(await start()) }
}

async function start() {
  const page = await import('./register-worker.ts')
  const states: string[] = []
  page.onUpdate(({ state, changes }) => states.push([state, ...changes].join(' ')))
  await page.registerWorker()
  return { page, states }
}

test('a new version is announced with its changes once it waits, and takes over when it is applied', async () => {
  const { page, states, worker } = await openPage()
  const next = registration.install()
  registration.finish(next, 'installed')
  await vi.waitFor(() => expect(states).toEqual(['none', 'ready', 'ready en-careers']))
  page.applyUpdate()
  await vi.waitFor(() => expect(next.messages).toContainEqual({ type: 'SKIP_WAITING' }))
  expect(worker.messages).toEqual([{ type: 'STEP_ASIDE' }])
  container.dispatchEvent(new Event('controllerchange'))
  expect(location.reload).toHaveBeenCalledOnce()
})

test('a page that was reloaded without the worker reloads once the update that it has asked for is applied', async () => {
  registration.active = Object.assign(new FakeWorker(), { state: 'activated' })
  registration.waiting = Object.assign(new FakeWorker(), { state: 'installed' })
  const { page, states } = await start()
  await vi.waitFor(() => expect(states).toContain('ready en-careers'))
  page.applyUpdate()
  container.controller = registration.waiting
  container.dispatchEvent(new Event('controllerchange'))
  expect(location.reload).toHaveBeenCalledOnce()
})

test('an installation that began before the script had loaded is followed', async () => {
  const next = registration.install()
  const { states } = await openPage()
  registration.finish(next, 'installed')
  await vi.waitFor(() => expect(states).toContain('ready en-careers'))
})

test('a new version is found although the one before could not be installed', async () => {
  const { page, states } = await openPage()
  // Workbox takes the first update for the one that its own registration caused. It stops listening to `updatefound`
  // after the second, even if that one fails. So the test lets two updates fail before the new version comes.
  for (const failing of [registration.install(), registration.install()]) registration.finish(failing, 'redundant')
  page.lookForUpdate()
  await vi.waitFor(() => expect(registration.update).toHaveBeenCalled())
  registration.finish(registration.install(), 'installed')
  await vi.waitFor(() => expect(states).toContain('ready en-careers'))
})

test('the first worker of a device is no update', async () => {
  const { states } = await start()
  const worker = registration.install()
  registration.finish(worker, 'installed')
  registration.waiting = null
  registration.active = container.controller = worker
  worker.change('activating')
  container.dispatchEvent(new Event('controllerchange'))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(states).toEqual(['none'])
  expect(location.reload).not.toHaveBeenCalled()
})
