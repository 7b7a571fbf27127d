import { expect, test } from 'vitest'
import { withoutLaterStates } from './later-states.ts'

test.each(['.a b{flex:none;transition:rotate .15s}', '.a b{transition:rotate .15s;flex:none}'])(
  'a rule stays whole without its transition: %s',
  (rule) => {
    expect(withoutLaterStates(`${rule}.a{position:fixed}`)).toBe('.a b{flex:none}.a{position:fixed}')
  },
)

test('pointing, print, forced colours and what a script opens wait, with the keyframes that only they name', () => {
  const style =
    '@layer x{.a{color:red}.b{animation:1s in}.a:hover{animation:1s out}.a[data-open]{color:gold}@media print{.a{color:black}}@media (forced-colors:active){.a{border:1px solid}}}@keyframes in{0%{opacity:0}}@keyframes out{to{opacity:0}}'
  expect(withoutLaterStates(style)).toBe('@layer x{.a{color:red}.b{animation:1s in}}@keyframes in{0%{opacity:0}}')
})

test('what is so until a state comes stays', () => {
  const style = '.a:not([data-available]){visibility:hidden}'
  expect(withoutLaterStates(`${style}.b[data-available]{color:red}`)).toBe(style)
})
