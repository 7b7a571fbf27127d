import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox']
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'

/** Debian's packages: browsers, a virtual screen and Python bindings for WebKit's window, and codecs for the film. */
const PACKAGES = [
  'firefox-esr',
  'webkit2gtk-driver',
  'xvfb',
  'python3-gi',
  'gir1.2-webkit2-4.1',
  'gstreamer1.0-libav',
  'gstreamer1.0-plugins-base',
  'gstreamer1.0-plugins-good',
  'gstreamer1.0-plugins-bad',
]

/** Programs for journeys in other engines than Chromium; undefined when missing. */
export interface Engines {
  /** Firefox itself. */
  firefox: string | undefined
  /** WebKitGTK's driver. */
  webkit: string | undefined
}

/** The system's Firefox and WebKitGTK, else Debian's packages if they can be installed. */
export function findEngines(): Engines {
  const system = installed()
  if ((system.firefox && system.webkit) || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return system
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...PACKAGES]]) {
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  return installed()
}

function installed(): Engines {
  const canShowWebKit =
    [WEBKIT_DRIVER, SCREEN].every(existsSync) &&
    spawnSync('/usr/bin/python3', ['-c', 'import gi; gi.require_version("WebKit2", "4.1")']).status === 0
  return { firefox: FIREFOX.find(existsSync), webkit: canShowWebKit ? WEBKIT_DRIVER : undefined }
}
