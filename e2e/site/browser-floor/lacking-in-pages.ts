import { type Feature, featureAt, lackedBy } from './browser-support.ts'

const TAG = /<([a-z][a-z\d-]*)((?:\s+[^\s=>"']+(?:="[^"]*"|='[^']*'|=[^\s>]*)?)*)\s*\/?>/gi
const ATTRIBUTE = /([^\s=>"']+)(?:="([^"]*)")?/g

/**
 * The elements and attributes in a page's HTML that one of the oldest supported browsers lacks. Scripts and styles of
 * the page are not checked here.
 */
export function lackingInPage(html: string): Set<string> {
  const found = new Set<string>()
  const report = (feature: Feature | undefined) => {
    if (feature && lackedBy(feature).length) found.add(feature.address)
  }
  const markup = html.replace(/<(script|style)\b([^>]*)>.*?<\/\1>/gs, '<$1$2>').replace(/<svg\b.*?<\/svg>/gs, '')
  for (const [, element = '', attributes = ''] of markup.matchAll(TAG)) {
    report(featureAt('html', 'elements', element))
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      const own = ['html', 'elements', element, name]
      const address = featureAt(...own) ? own : ['html', 'global_attributes', name]
      report(featureAt(...address))
      for (const word of value.split(/\s+/)) report(featureAt(...address, word))
    }
  }
  return found
}

/** The style sheets of a page. The last one contains the declarations of all `style` attributes. */
export function stylesIn(html: string): string[] {
  const sheets = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css)
  const single = [...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, css = '']) =>
    css.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
  )
  return [...sheets, single.map((css) => `a{${css}}`).join('')]
}

/** The inline scripts of a page. Data blocks (`type="application/…"`) are left out. */
export function scriptsIn(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*(?:src|type="application)[^>]*)[^>]*>(.*?)<\/script>/gs)].map(
    ([, script = '']) => script,
  )
}
