import { createRequire } from 'node:module'
import type { BrowserName, CompatStatement, Identifier } from '@mdn/browser-compat-data/types'
import { BROWSER_FLOOR } from '../../../scripts/build/browser-floor.ts'

/**
 * MDN's browser compatibility data. It is loaded by `require`, because the test runner would transform an imported
 * module, which takes long for a module of 20 MB.
 */
const DATA: Identifier = createRequire(import.meta.url)('@mdn/browser-compat-data')

export type FloorBrowser = keyof typeof BROWSER_FLOOR

export const FLOOR_BROWSERS = Object.keys(BROWSER_FLOOR) as FloorBrowser[]

const NAME_IN_DATA: Record<FloorBrowser, BrowserName> = {
  chrome: 'chrome',
  firefox: 'firefox',
  safari: 'safari',
  ios: 'safari_ios',
}

/** A feature in MDN's data. `address` is its path in the data, e.g. `css.properties.text-wrap.balance`. */
export interface Feature {
  address: string
  data: Identifier
}

/**
 * Returns the feature at a path in MDN's data. Returns `undefined` if the data has no entry at the path, or an entry
 * that only contains other features.
 */
export function featureAt(...parts: string[]): Feature | undefined {
  let data: Identifier | undefined = DATA
  for (const part of parts) data = data && Object.hasOwn(data, part) ? data[part] : undefined
  return data?.__compat && { address: parts.join('.'), data }
}

/** Every feature directly below a path in MDN's data, with its name. */
export function featuresBelow(...parts: string[]): [name: string, feature: Feature][] {
  let data = DATA
  for (const part of parts) data = data[part] ?? {}
  return Object.keys(data).flatMap((name) => {
    const feature = featureAt(...parts, name)
    return feature ? [[name, feature] as [string, Feature]] : []
  })
}

/**
 * Returns those of the oldest supported browsers that lack a feature. A browser that knows the feature only under a
 * prefix lacks it, unless the same CSS rule also declares the property with this prefix (`prefixesBeside`).
 */
export function lackedBy({ data }: Feature, prefixesBeside: string[] = []): FloorBrowser[] {
  return FLOOR_BROWSERS.filter((browser) => !isSupported(data.__compat as CompatStatement, browser, prefixesBeside))
}

function isSupported({ support }: CompatStatement, browser: FloorBrowser, prefixes: string[]): boolean {
  return [support[NAME_IN_DATA[browser]] ?? []].flat().some((statement) => {
    const { version_added: added, version_removed: removed, prefix, alternative_name, flags } = statement
    if (flags || alternative_name || (prefix && !prefixes.includes(prefix))) return false
    return reached(added, browser) && !reached(removed, browser)
  })
}

function reached(version: string | false | undefined, browser: FloorBrowser): boolean {
  const parts = /^≤?(\d+(?:\.\d+)?)/.exec(version || '')
  return Boolean(parts) && Number(parts?.[1]) <= Number(BROWSER_FLOOR[browser])
}
