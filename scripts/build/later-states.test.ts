import { describe, expect, test } from 'vitest'
import { splitLaterStates } from './later-states.ts'

const LAYER = /^@layer x\{|\}$/g
const splitOf = (rules: string) => {
  const { first, later } = splitLaterStates(`@layer x{${rules}}`)
  return { first: first.replace(LAYER, ''), later: later.replace(LAYER, '') }
}

test.each(['.a b{flex:none;transition:rotate .15s}', '.a b{transition:rotate .15s;flex:none}'])(
  'a rule is there at first without its transition, which comes later: %s',
  (rule) => {
    expect(splitOf(`${rule}.a{position:fixed}`)).toEqual({
      first: '.a b{flex:none}.a{position:fixed}',
      later: '.a b{transition:rotate .15s}',
    })
  },
)

test('pointing, print, forced colours and what a script opens come later, with the keyframes that only they name', () => {
  const states =
    '.a:hover{animation:1s out}.a[data-open]{color:gold}@media print{.a{color:black}}@media (forced-colors:active){.a{border:1px solid}}'
  const out = '@keyframes out{to{opacity:0}}'
  const kept = '.a{color:red}.b{animation:1s in}.c{animation:1s up}'
  const named = '@keyframes in{0%{opacity:0}}@keyframes up{0%{top:0}}'
  expect(splitLaterStates(`@layer x{${kept}${states}}${named}${out}`)).toEqual({
    first: `@layer x{${kept}}${named}`,
    later: `@layer x{${states}}${out}`,
  })
})

test('what is so until a state comes is there at first', () => {
  const style = '.a:not([data-available]){visibility:hidden}'
  expect(splitOf(`${style}.b[data-available]{color:red}`).first).toBe(style)
})

describe('what stood behind a later rule wins over it as before', () => {
  test.each([
    ['.a:hover{color:red}', '.a.b{color:blue}'],
    ['.a:hover{border:0}', '.a.b{border-color:blue}'],
    ['.a:hover{inset:0}', '.a.b{top:1px}'],
    ['.a:hover{font:inherit}', '.a.b{line-height:2}'],
    ['@media print{.a{color:red}}', '@media (width>1px){.b{color:blue}}'],
    ['.a:hover{color:red}', '.a:not(.b){color:blue}'],
  ])('%s %s', (later, behind) => {
    expect(splitOf(later + behind)).toEqual({ first: behind, later: later + behind })
  })

  test('and what stood behind that', () => {
    const rules = '.a:hover{color:red}.a.b{color:blue;margin:0}.c.d{margin:0;color:gold}'
    expect(splitOf(rules).later).toBe('.a:hover{color:red}.a.b{color:blue}.c.d{color:gold}')
  })

  test.each([
    ['stands before it', '.a.b{color:blue}', ''],
    ['sets something else', '', '.a.b{margin:0}'],
    ['is more special', '', 'p.a.b{color:blue}'],
    ['is less special', '', '.a{color:blue}'],
  ])('nothing that %s', (_, before, behind) => {
    expect(splitOf(`${before}.a:hover{color:red}${behind}`)).toEqual({
      first: before + behind,
      later: '.a:hover{color:red}',
    })
  })
})
