import { expect, test } from 'vitest'
import { pageStyles } from './page-style.ts'
import { LAYER_ORDER } from './style-layers.ts'

const PAGE = '<main class="a"><b class="c">text</b></main>'

const styleOf = (components: string, html = PAGE) =>
  pageStyles(`@layer components{${components}}`)(html).replace(/^@layer [\w,]+;/, '')

test('a page has only the rules that it uses', () => {
  expect(styleOf('.a{color:red}.z{color:blue}.a,.z{margin:0}')).toBe('@layer components{.a{color:red}.a{margin:0}}')
})

test.each([
  '.a:hover{color:red}',
  '.a[data-open] .c:not(.z){color:red}',
  '.a:is([data-solid],:has(:focus-visible)) .c{color:red}',
  'main:has(>.c[open]){color:red}',
  '.c::before{content:""}',
  '@media print{.a>.c{display:none}}',
  '@supports (top:1lh){@media (width>=48em){.a{top:1lh}}}',
])('the rule of a state that a visitor or a script can bring about is kept: %s', (rule) => {
  expect(styleOf(rule)).toBe(`@layer components{${rule}}`)
})

test.each(['.c>.a{color:red}', '.a:has(.z){color:red}', '.c:first-child+b{color:red}', '@media print{.z{color:red}}'])(
  'a rule that matches in no state of the page is removed: %s',
  (rule) => {
    expect(styleOf(rule)).toBe('')
  },
)

test('keyframes are kept only with a rule that uses them', () => {
  const frames = '@keyframes turn{to{rotate:1turn}}'
  expect(styleOf(`${frames}.a{animation:1s turn}`)).toBe(`@layer components{.a{animation:1s turn}}${frames}`)
  expect(styleOf(`${frames}.z{animation:1s turn}`)).toBe('')
})

test('the layer `theme` is kept whole, and comes first whatever the order of the files', () => {
  const styles = pageStyles('@layer parts{.a{margin:1px}}@layer theme{video{margin:0}}@layer theme{a{margin:2px}}')
  expect(styles(PAGE)).toBe(`${LAYER_ORDER}@layer theme{video{margin:0}a{margin:2px}}@layer parts{.a{margin:1px}}`)
})

test('a style sheet in no layer is refused', () => {
  expect(() => pageStyles('.a{color:red}')).toThrow('.a{color:red}')
})
