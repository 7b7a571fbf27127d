import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SITE_DIR } from '../../support/served-page.ts'
import { FALLBACKS } from './fallbacks.ts'
import { lackingInPage, scriptsIn, stylesIn } from './lacking-in-pages.ts'
import { lackingInScript } from './lacking-in-scripts.ts'
import { lackingInStyles } from './lacking-in-styles.ts'
import { declaredMemberNames } from './syntax-tree.ts'

/**
 * Checks the built site against the oldest browsers that the site supports (the floor). The test reads the build, not
 * the sources: the build includes the libraries, and has already lowered some syntax for old browsers.
 */

function read(pattern: string): string[] {
  return globSync(pattern, { cwd: SITE_DIR }).map((file) => readFileSync(new URL(file, SITE_DIR), 'utf8'))
}

test('every feature that a browser of the floor lacks has a fallback, and no fallback is superfluous', () => {
  const pages = read('**/*.html')
  const scripts = [...new Set([...read('**/*.js'), ...pages.flatMap(scriptsIn)])]
  const ownNames = new Set(scripts.flatMap((script) => [...declaredMemberNames(script)]))
  const styles = new Set([...read('**/*.css'), ...pages.flatMap(stylesIn)])
  const lacking = new Set([
    ...scripts.flatMap((script) => [...lackingInScript(script, ownNames)]),
    ...[...styles].flatMap((css) => [...lackingInStyles(css)]),
    ...pages.flatMap((page) => [...lackingInPage(page)]),
  ])
  expect([...lacking].filter((feature) => !(feature in FALLBACKS)).toSorted(), 'lacking, without a fallback').toEqual(
    [],
  )
  expect(
    Object.keys(FALLBACKS).filter((feature) => !lacking.has(feature)),
    'used no more, or by all',
  ).toEqual([])
})
