import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { aptInstall } from './apt-install.ts'

/** Flags that run Chromium without sandbox, GPU, QUIC and background requests. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Folder of the Liberation fonts, which have the metrics of Arial. The pages' fallback fonts are adjusted to Arial.
 * Without the Liberation fonts, lines of text would shift when the site's fonts load.
 */
const LIBERATION = '/usr/share/fonts/truetype/liberation'
const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * Finds a Chromium for tests and measurements and returns its path. If this process is root and apt-get exists, first
 * installs Debian's packages of Chromium and the Liberation fonts, as far as they are missing. If there is still no
 * Chromium, downloads the one of Playwright.
 * @throws Error that says what to install.
 */
export async function findChromium(): Promise<string> {
  const wanted = [SYSTEM_BROWSERS.some(existsSync) ? '' : 'chromium', existsSync(LIBERATION) ? '' : 'fonts-liberation']
  const packages = wanted.filter(Boolean)
  if (packages.length > 0) aptInstall(packages)
  const system = SYSTEM_BROWSERS.find(existsSync)
  if (system) return system
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const { chromium } = await import('@playwright/test')
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  throw new Error('No Chromium found. Install the package "chromium" of your system and run the command again.')
}
