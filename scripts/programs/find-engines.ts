import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { aptInstall } from './apt-install.ts'

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox']
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'

/**
 * Debian packages for the end-to-end tests in Firefox and WebKitGTK: the browsers, a virtual screen and Python bindings
 * for the window of WebKitGTK, and codecs for the home page's film.
 */
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

/** Paths of the programs for end-to-end tests in Firefox and WebKitGTK; undefined if a program is missing. */
export interface Engines {
  /** The Firefox browser. */
  firefox: string | undefined
  /** The WebDriver server of WebKitGTK. */
  webkit: string | undefined
}

/**
 * Finds the system's Firefox and WebKitGTK. If one of them is missing, and if this process is root and apt-get
 * exists, installs Debian's packages and searches again.
 */
export function findEngines(): Engines {
  const system = installed()
  if (system.firefox && system.webkit) return system
  aptInstall(PACKAGES)
  return installed()
}

function installed(): Engines {
  const canShowWebKit =
    [WEBKIT_DRIVER, SCREEN].every(existsSync) &&
    spawnSync('/usr/bin/python3', ['-c', 'import gi; gi.require_version("WebKit2", "4.1")']).status === 0
  return { firefox: FIREFOX.find(existsSync), webkit: canShowWebKit ? WEBKIT_DRIVER : undefined }
}
