import { expect, test } from 'vitest'
import { withoutLaterStates } from './later-states.ts'

test.each(['.a b{flex:none;transition:rotate .15s}', '.a b{transition:rotate .15s;flex:none}'])(
  'a rule stays whole without its transition: %s',
  (rule) => {
    expect(withoutLaterStates(`${rule}.a{position:fixed}`)).toBe('.a b{flex:none}.a{position:fixed}')
  },
)

test('pointing, print and forced colours wait, what a script opens does not', () => {
  const style =
    '@layer x{.a{color:red}.a:hover{color:blue}.a[data-open]{color:gold}@media print{.a{color:black}}@media (forced-colors:active){.a{border:1px solid}}}'
  expect(withoutLaterStates(style)).toBe('@layer x{.a{color:red}.a[data-open]{color:gold}}')
})
