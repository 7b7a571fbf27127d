import { describe, expect, test } from 'vitest'
import { splitLaterStates } from './later-states.ts'

const LAYER = /^@layer x\{|\}$/g
const splitOf = (rules: string) => {
  const { first, later } = splitLaterStates(`@layer x{${rules}}`)
  return { first: first.replace(LAYER, ''), later: later.replace(LAYER, '') }
}

test.each(['.a b{flex:none;transition:rotate .15s}', '.a b{transition:rotate .15s;flex:none}'])(
  'of a rule with a transition only the transition comes later: %s',
  (rule) => {
    expect(splitOf(`${rule}.a{position:fixed}`)).toEqual({
      first: '.a b{flex:none}.a{position:fixed}',
      later: '.a b{transition:rotate .15s}',
    })
  },
)

test('rules for hover, print, forced colours and states set by scripts come later, with the keyframes that only they use', () => {
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

test('rules for open dialogs, the status bar and the button that clears a search come later', () => {
  const later =
    'dialog[open] .a{flex:1}.b[data-status-bar]{position:fixed}.c::-webkit-search-cancel-button{width:1rem}.d[aria-checked=true]{color:gold}'
  expect(splitOf(`dialog{margin:0}details[open]{color:red}${later}`)).toEqual({
    first: 'dialog{margin:0}details[open]{color:red}',
    later,
  })
})

test('a rule that applies until a state comes is in the first style sheet', () => {
  const style = '.a:not([data-available]){visibility:hidden}'
  expect(splitOf(`${style}.b[data-available]{color:red}`).first).toBe(style)
})

describe('a rule that followed a later-state rule still wins over it', () => {
  test.each([
    ['.a:hover{color:red}', '.a.b{color:blue}'],
    ['.a:hover{border:0}', '.a.b{border-color:blue}'],
    ['.a:hover{inset:0}', '.a.b{top:1px}'],
    ['.a:hover{font:inherit}', '.a.b{line-height:2}'],
    ['@media print{.a{color:red}}', '@media (width>1px){.b{color:blue}}'],
    ['.a:hover{color:red}', '.a:not(.b){color:blue}'],
  ])('%s %s', (later, following) => {
    expect(splitOf(later + following)).toEqual({ first: following, later: later + following })
  })

  test('so does a rule that followed both', () => {
    const rules = '.a:hover{color:red}.a.b{color:blue;margin:0}.c.d{margin:0;color:gold}'
    expect(splitOf(rules).later).toBe('.a:hover{color:red}.a.b{color:blue}.c.d{color:gold}')
  })

  test.each([
    ['stands before it', '.a.b{color:blue}', ''],
    ['sets another property', '', '.a.b{margin:0}'],
    ['has a higher specificity', '', 'p.a.b{color:blue}'],
    ['has a lower specificity', '', '.a{color:blue}'],
  ])('a rule that %s is not repeated', (_, before, following) => {
    expect(splitOf(`${before}.a:hover{color:red}${following}`)).toEqual({
      first: before + following,
      later: '.a:hover{color:red}',
    })
  })
})
