import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Flags for a headless run without sandbox, GPU and background requests. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Liberation has the metrics of Arial, for which the pages' fallback fonts are adjusted. Without it lines would shift when the site's fonts load. */
const LIBERATION = '/usr/share/fonts/truetype/liberation'
const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * The path of a Chromium for tests and measurements: the system's, else Debian's package if it can be installed, else Playwright's download.
 * @throws Error that says what to install.
 */
export async function findChromium(): Promise<string> {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const wanted = [SYSTEM_BROWSERS.some(existsSync) ? '' : 'chromium', existsSync(LIBERATION) ? '' : 'fonts-liberation']
  const packages = wanted.filter(Boolean)
  if (canInstall && packages.length > 0) {
    run('apt-get', ['update'])
    run('apt-get', ['install', '-y', '--no-install-recommends', ...packages])
  }
  const system = SYSTEM_BROWSERS.find(existsSync)
  if (system) return system
  run('npx', ['playwright', 'install', 'chromium'])
  const { chromium } = await import('@playwright/test')
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  throw new Error('No Chromium found. Install the package "chromium" of your system and run the command again.')
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
}
