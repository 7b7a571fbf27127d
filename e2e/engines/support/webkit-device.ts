import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { unusedPort } from '#server/testing/unused-port.ts'
import { hasEnded } from '../../../scripts/programs/has-ended.ts'
import type { Device, Engine, Key, Point, Size } from './device.ts'

const WINDOW = fileURLToPath(new URL('./webkit-window.py', import.meta.url))
const START_TIMEOUT_MS = 15_000
/**
 * How long a page may take to load, and a script to run, in ms. The time is shorter than the timeout of a test, so that
 * the error names the command that hangs.
 */
const COMMAND_TIMEOUT_MS = 45_000
/**
 * How long the driver may take to answer a command, in ms. The time is longer than `COMMAND_TIMEOUT_MS`: if it passes,
 * the driver itself hangs, not the page.
 */
const ANSWER_TIMEOUT_MS = 60_000

/** The property name that marks a reference to an element in WebDriver (https://w3c.github.io/webdriver/#elements). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** The WebDriver code of each key (https://w3c.github.io/webdriver/#keyboard-actions). */
const KEYS: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  Home: '\uE011',
  ' ': ' ',
}

/**
 * WebKitGTK on a virtual screen, driven by WebDriver (https://w3c.github.io/webdriver/). Each browser has a driver
 * process of its own.
 */
export function webkitEngine(driver: string): Engine {
  return {
    async launch(profile, origin) {
      const [screen, display] = await startScreen()
      const port = await unusedPort()
      const running = spawn(driver, [`--port=${port}`], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11', LANGUAGE: 'en', NO_AT_BRIDGE: '1' },
      })
      const device = new WebKitDevice(`http://127.0.0.1:${port}`, [running, screen], origin)
      await device.open(profile)
      return device
    },
  }
}

/** Starts Xvfb, which chooses a free display. Returns the process and the display number that Xvfb prints. */
async function startScreen(): Promise<[ChildProcess, string]> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '2560x1600x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = (await once(screen.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
  return [screen, display.toString().trim()]
}

class WebKitDevice implements Device {
  version = ''
  readonly problems: string[] = []
  readonly #driver: string
  readonly #processes: ChildProcess[]
  readonly #origin: string
  #session = ''
  /** The WebDriver handle of the last tab opened in the background. */
  #backgroundTab: string | undefined

  constructor(driver: string, processes: ChildProcess[], origin: string) {
    this.#driver = driver
    this.#processes = processes
    this.#origin = origin
    // The driver prints the console messages of pages to its output: collect the errors from there.
    for (const stream of [processes[0]?.stdout, processes[0]?.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        for (const line of chunk.toString().split('\n'))
          if (/CONSOLE.* ERROR/.test(line) && !isCutOff(line, origin)) this.problems.push(line)
      })
    }
  }

  async open(profile: string): Promise<void> {
    const browser = { binary: WINDOW, args: [profile] }
    const timeouts = { pageLoad: COMMAND_TIMEOUT_MS, script: COMMAND_TIMEOUT_MS }
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browser, timeouts } }
    const start = Date.now()
    for (;;) {
      try {
        const session = await this.#send<{ sessionId: string; capabilities: { browserVersion: string } }>(
          'POST',
          '/session',
          { capabilities },
        )
        this.#session = `/session/${session.sessionId}`
        this.version = `WebKitGTK ${session.capabilities.browserVersion}`
        return
      } catch (error) {
        if (Date.now() - start > START_TIMEOUT_MS) throw error
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }
  }

  async goto(path: string): Promise<void> {
    await this.#command('POST', '/url', { url: this.#origin + path })
  }

  async evaluate<Argument, Result>(
    body: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result> {
    const script = `const [argument, done] = arguments
      Promise.resolve(argument).then(${body}).then((value) => done({ value }), (error) => done({ error: String(error) }))`
    const { value, error } = await this.#command<{ value: Result; error?: string }>('POST', '/execute/async', {
      script,
      args: [argument ?? null],
    })
    if (error) throw new Error(error)
    return value
  }

  async resize({ width, height }: Size): Promise<void> {
    // The window has no frame, so its inner and outer size are the same.
    await this.#command('POST', '/window/rect', { x: 0, y: 0, width, height })
    await this.evaluate(
      ({ width, height }) =>
        new Promise<void>((resolve) => {
          const look = () => (innerWidth === width && innerHeight === height ? resolve() : setTimeout(look, 10))
          look()
        }),
      { width, height },
    )
  }

  async hover({ x, y }: Point): Promise<void> {
    await this.#act('pointer', [{ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) }])
  }

  async click(point: Point): Promise<void> {
    await this.hold(point)
    await this.release()
  }

  async hold({ x, y }: Point): Promise<void> {
    await this.#act('pointer', [
      { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
    ])
  }

  async release(): Promise<void> {
    await this.#act('pointer', [{ type: 'pointerUp', button: 0 }])
  }

  async press(key: Key): Promise<void> {
    await this.type(KEYS[key])
  }

  async type(text: string): Promise<void> {
    const keys = [...text].map((character) => (character === '\n' ? KEYS.Enter : character))
    const actions = keys.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
    await this.#act('key', actions)
  }

  async chooseFile(selector: string, path: string): Promise<void> {
    const found = await this.#command<Record<string, string>>('POST', '/element', {
      using: 'css selector',
      value: selector,
    })
    await this.#command('POST', `/element/${found[ELEMENT]}/value`, { text: path })
  }

  async back(): Promise<void> {
    await this.#command('POST', '/back', {})
  }

  async reload(): Promise<void> {
    await this.#command('POST', '/refresh', {})
  }

  async zoomIn(): Promise<void> {
    await this.evaluate(
      () =>
        new Promise<void>((resolve) => {
          addEventListener('resize', () => resolve(), { once: true })
          // `webkit-window.py` zooms the tab when it gets this message.
          const { webkit } = globalThis as unknown as { webkit: { messageHandlers: Record<'zoomIn', MessagePort> } }
          webkit.messageHandlers.zoomIn.postMessage(null)
        }),
    )
  }

  async openInBackground(path: string): Promise<void> {
    const handles = () => this.#command<string[]>('GET', '/window/handles')
    const former = await handles()
    await this.evaluate((url) => void open(url, '_blank', 'noopener'), this.#origin + path)
    for (;;) {
      this.#backgroundTab = (await handles()).find((handle) => !former.includes(handle))
      if (this.#backgroundTab) return
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  // Leaves the other tab open: after a tab is closed, the driver sometimes never answers the next command.
  async showBackgroundTab(): Promise<void> {
    await this.#command('POST', '/window', { handle: this.#backgroundTab })
  }

  async screenshot(): Promise<Uint8Array> {
    return Buffer.from(await this.#command<string>('GET', '/screenshot'), 'base64')
  }

  async close(): Promise<void> {
    // The driver closes the window before it answers, so the command may fail although the window is closed. Ignore the
    // error.
    await this.#command('DELETE', '').catch(() => {})
    for (const child of this.#processes) {
      child.kill()
      if (!hasEnded(child)) await once(child, 'exit')
    }
  }

  async tap(point: Point): Promise<void> {
    // WebKitGTK has no touch input: its driver would turn every touch into mouse events.
    await this.click(point)
  }

  async #act(type: 'pointer' | 'key', actions: object[]): Promise<void> {
    await this.#command('POST', '/actions', { actions: [{ id: type, type, actions }] })
  }

  #command<Value>(method: string, path: string, body?: object): Promise<Value> {
    return this.#send(method, this.#session + path, body)
  }

  async #send<Value>(method: string, path: string, body?: object): Promise<Value> {
    const reply = await fetch(this.#driver + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    }).catch((error: Error) => {
      throw new Error(`${method} ${path}: ${error.message}`)
    })
    const { value } = (await reply.json()) as { value: Value & { error?: string; message?: string } }
    if (!reply.ok) throw new Error(`${method} ${path}: ${value?.error} ${value?.message}`)
    return value
  }
}

/**
 * True for the console error of a request to the site that was aborted, by the network or because the page was left.
 * WebKit gives “access control checks” as the reason, although these never refuse a request to the page's own origin.
 * Such errors are not recorded in `problems`.
 */
function isCutOff(line: string, origin: string): boolean {
  return /due to access control checks/.test(line) && line.toLowerCase().includes(`cannot load ${origin}/`)
}
