import { expect, test } from 'vitest'
import { inlineCriticalCss } from './critical-css.ts'

const inlined = (css: string) => inlineCriticalCss('<!--style--><p class="a"><b>text</b></p>', css)

test('only rules that the page uses are inlined', async () => {
  const html = await inlined('.a{color:red}.z{color:blue}')
  expect(html).toContain('.a{color:red}')
  expect(html).not.toContain('.z')
})

test.each(['.a b{flex:none;transition:rotate .15s}', '.a b{transition:rotate .15s;flex:none}'])(
  'a rule stays whole without its transition: %s',
  async (rule) => {
    expect(await inlined(`${rule}.a{position:fixed}`)).toContain('<style>.a b{flex:none}.a{position:fixed}</style>')
  },
)

test('states that come later, print and forced colours wait', async () => {
  const html = await inlined(
    '.a{color:red}.a:hover{color:blue}@media print{.a{color:black}}@media (forced-colors:active){.a{border:1px solid}}',
  )
  expect(html).toContain('<style>.a{color:red}</style>')
})
