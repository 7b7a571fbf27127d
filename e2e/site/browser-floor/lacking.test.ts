import { describe, expect, test } from 'vitest'
import { lackingInPage } from './lacking-in-pages.ts'
import { lackingInScript } from './lacking-in-scripts.ts'
import { lackingInStyles } from './lacking-in-styles.ts'

describe('scripts', () => {
  test.each([
    ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
    ['const { withResolvers } = Promise', 'javascript.builtins.Promise.withResolvers'],
    ['globalThis.Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
    ['Object.groupBy(list, by)', 'javascript.builtins.Object.groupBy'],
    ['Array.fromAsync(list)', 'javascript.builtins.Array.fromAsync'],
    ['new Intl.Segmenter("vi")', 'javascript.builtins.Intl.Segmenter'],
    ['list.toSorted()', 'javascript.builtins.Array.toSorted'],
    ['list?.toReversed?.()', 'javascript.builtins.Array.toReversed'],
    ['one.isSubsetOf(other)', 'javascript.builtins.Set.isSubsetOf'],
    ['text.matchAll(words).map(first)', 'javascript.builtins.Iterator.map'],
    ['text.isWellFormed()', 'javascript.builtins.String.isWellFormed'],
    ['AbortSignal.any([one, other])', 'api.AbortSignal.any_static'],
    ['URL.canParse(text)', 'api.URL.canParse_static'],
    ['window.requestIdleCallback(task)', 'api.Window.requestIdleCallback'],
    ['document.startViewTransition(change)', 'api.Document.startViewTransition'],
    ['element.showPopover()', 'api.HTMLElement.showPopover'],
    ['element.addEventListener("scrollend", task)', 'api.Document.scrollend_event'],
    ['addEventListener(`scrollend`, task)', 'api.Document.scrollend_event'],
    ['element.onscrollend = task', 'api.Document.scrollend_event'],
    ['/[\\p{L}--[a-z]]/v', 'javascript.builtins.RegExp.unicodeSets'],
    ['RegExp(`[a&&b]`, `v`)', 'javascript.builtins.RegExp.unicodeSets'],
    ['/a(?i:b)/', 'javascript.regular_expressions.modifier'],
    ['import("./texts.json", { with: { type: "json" } })', 'javascript.statements.import.import_attributes'],
  ])('%s', (source, feature) => {
    expect(lackingInScript(source)).toContain(feature)
  })

  test.each([
    [
      'what the floor has',
      'list.findLast(isLong); structuredClone(list); navigator.locks.request("a", task); /(?<=a)(?:b)/u',
    ],
    ['what another class has', 'thing.at(0).has(1).get(2).map(3)'],
    ['asking whether it is there', '"share" in navigator'],
    ['a name of its own', 'const navigation = { popover: 1 }; navigation.popover'],
    ['lists of an object', 'Object.entries(thing).map(first)'],
  ])('nothing is said of %s', (_what, source) => {
    expect([...lackingInScript(source)]).toEqual([])
  })

  test('reports a Web API by its name only where the scripts declare nothing of that name', () => {
    expect([...lackingInScript('element.popover')]).toEqual(['api.HTMLElement.popover'])
    expect([...lackingInScript('element.popover', new Set(['popover']))]).toEqual([])
  })
})

describe('styles', () => {
  test.each([
    ['@scope (main) { p { color: red } }', 'css.at-rules.scope'],
    ['@starting-style { p { opacity: 0 } }', 'css.at-rules.starting-style'],
    ['p { color: light-dark(red, blue) }', 'css.types.color.light-dark'],
    ['p { color: red; color: light-dark(var(--a), blue) }', 'css.types.color.light-dark'],
    ['p { --tint: color-mix(in srgb, red, blue) }', 'css.types.color.color-mix'],
    ['p { color: rgb(from red r g b) }', 'css.types.color.rgb.relative_syntax'],
    ['p { field-sizing: content }', 'css.properties.field-sizing'],
    ['p { text-wrap: balance }', 'css.properties.text-wrap'],
    ['p { grid-template-rows: subgrid }', 'css.properties.grid-template-rows.subgrid'],
    ['p { width: calc(2lh + 1px) }', 'css.types.length.lh'],
    ['p { width: round(1.5px, 1px) }', 'css.types.round'],
    ['p { user-select: none }', 'css.properties.user-select'],
    ['p { b { color: red } }', 'css.selectors.nesting'],
    ['p:has(b) { color: red }', 'css.selectors.has'],
    ['p:popover-open { color: red }', 'css.selectors.popover-open'],
    ['@media (scripting: none) { p { color: red } }', 'css.at-rules.media.scripting'],
    ['@container style(--a: b) { p { color: red } }', 'css.at-rules.container.style_queries_for_custom_properties'],
    ['@supports not (animation-timeline: view()) { p { field-sizing: content } }', 'css.properties.field-sizing'],
    ['@supports (display: grid) { p { field-sizing: content } }', 'css.properties.field-sizing'],
  ])('%s', (css, feature) => {
    expect(lackingInStyles(css)).toContain(feature)
  })

  test.each([
    [
      'what the floor has',
      '@media (width >= 40em) { p:focus-visible { height: 100svh; width: 10cqi; inset: 0; scale: 2 } }',
    ],
    ['a prefixed property beside', 'p { -webkit-user-select: none; user-select: none }'],
    ['a value after one that all know', 'p { color: red; color: light-dark(red, blue) }'],
    ['what stands in texts and addresses', 'p { content: "light-dark(a)"; background: url(data:a,:has(b)) }'],
    ['what only browsers read that know it', '@supports (field-sizing: content) { p { field-sizing: content } }'],
  ])('nothing is said of %s', (_what, css) => {
    expect([...lackingInStyles(css)]).toEqual([])
  })
})

test('finds elements and attributes of pages', () => {
  const page = '<p popover title="a > b"><details name="one"></details><script>"<p hidden=until-found>"</script></p>'
  expect([...lackingInPage(page)]).toEqual(['html.global_attributes.popover', 'html.elements.details.name'])
})
