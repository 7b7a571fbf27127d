import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Flags for a headless run without a sandbox, a GPU or calls to anybody. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * The path of a Chromium for tests and measurements: the system's, else Debian's package where that can be installed, else
 * Playwright's own download. Throws with what to do when none can be had.
 */
export async function findChromium(): Promise<string> {
  const system = SYSTEM_BROWSERS.find(existsSync)
  if (system) return system
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update'])
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'])
    const installed = SYSTEM_BROWSERS.find(existsSync)
    if (installed) return installed
  }
  run('npx', ['playwright', 'install', 'chromium'])
  const { chromium } = await import('@playwright/test')
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  throw new Error('No Chromium found. Install the package "chromium" of your system and run the command again.')
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
}
