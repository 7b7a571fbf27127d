import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import { type BrowserContext, chromium, type LaunchOptions } from '@playwright/test'

const NAMESPACE = `lat-${process.pid}`
const OUTER = `lat${process.pid % 10_000}a`
const INNER = `lat${process.pid % 10_000}b`

/** The address at which the isolated browser reaches the relay (the site's server). */
export const OUTER_ADDRESS = '10.77.12.1'
const INNER_ADDRESS = '10.77.12.2'

function ip(...args: string[]): void {
  execFileSync('ip', args, { stdio: 'ignore' })
}

/** True when this process may create network namespaces. Creating them needs Linux, root rights and iproute2. */
export function canIsolate(): boolean {
  const probe = `${NAMESPACE}-probe`
  if (process.getuid?.() !== 0 || spawnSync('ip', ['netns', 'add', probe]).status !== 0) return false
  ip('netns', 'delete', probe)
  return true
}

/**
 * A browser in a network namespace of its own. Pulling the cable affects the whole browser, unlike a browser's offline
 * emulation: `navigator.onLine` becomes false, and plugging the cable in again makes Chromium fire the service worker's
 * `sync` event.
 */
export class IsolatedBrowser {
  readonly context: BrowserContext

  private constructor(context: BrowserContext) {
    this.context = context
  }

  static async launch(profile: string, origin: string, options: LaunchOptions): Promise<IsolatedBrowser> {
    createNamespace()
    // Playwright starts this script in place of the browser, so that the browser runs in the namespace.
    const wrapper = `${profile}.sh`
    writeFileSync(wrapper, `#!/bin/sh\nexec ip netns exec ${NAMESPACE} ${options.executablePath} "$@"\n`)
    chmodSync(wrapper, 0o755)
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: wrapper,
      baseURL: origin,
      args: [...(options.args ?? []), `--unsafely-treat-insecure-origin-as-secure=${origin}`],
    })
    return new IsolatedBrowser(context)
  }

  pullCable(): void {
    ip('-n', NAMESPACE, 'link', 'set', INNER, 'down')
  }

  plugCable(): void {
    ip('-n', NAMESPACE, 'link', 'set', INNER, 'up')
    // When `pullCable` took the network link down, the default route was removed with it: add it again.
    ip('-n', NAMESPACE, 'route', 'replace', 'default', 'via', OUTER_ADDRESS)
  }

  async dispose(): Promise<void> {
    await this.context.close()
    ip('netns', 'delete', NAMESPACE)
    spawnSync('ip', ['link', 'delete', OUTER])
  }
}

/** Creates the network namespace, and a pair of interfaces that connects it with this machine like a cable. */
function createNamespace(): void {
  ip('netns', 'add', NAMESPACE)
  ip('link', 'add', OUTER, 'type', 'veth', 'peer', 'name', INNER)
  ip('link', 'set', INNER, 'netns', NAMESPACE)
  // Keep the system from giving the interfaces IPv6 addresses. It would add them a second or two later, and Chromium
  // would then abort the requests under way (`ERR_NETWORK_CHANGED`).
  ip('link', 'set', OUTER, 'addrgenmode', 'none')
  ip('-n', NAMESPACE, 'link', 'set', INNER, 'addrgenmode', 'none')
  ip('address', 'add', `${OUTER_ADDRESS}/24`, 'dev', OUTER)
  ip('link', 'set', OUTER, 'up')
  ip('-n', NAMESPACE, 'address', 'add', `${INNER_ADDRESS}/24`, 'dev', INNER)
  ip('-n', NAMESPACE, 'link', 'set', 'lo', 'up')
  ip('-n', NAMESPACE, 'link', 'set', INNER, 'up')
  ip('-n', NAMESPACE, 'route', 'add', 'default', 'via', OUTER_ADDRESS)
}
