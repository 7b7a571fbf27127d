import { expect, test } from 'vitest'
import { parseList, parseResults, resultFigures, splitAtHeadings, splitResults } from './case-study-fields.ts'

const LABELS = { downloads: 'downloads', updates: 'updates' }

test('a list is split on semicolons and trimmed', () => {
  expect(parseList('React Native; GraphQL ;Node.js;')).toEqual(['React Native', 'GraphQL', 'Node.js'])
  expect(parseList('')).toEqual([])
})

test('figures are split into icon, value and label', () => {
  expect(parseResults('Users|2.5M+|downloads; Clock|24/7|updates', LABELS)).toEqual([
    { icon: 'Users', value: '2.5M+', label: 'downloads' },
    { icon: 'Clock', value: '24/7', label: 'updates' },
  ])
})

test('an empty text has no figures', () => {
  expect(parseResults('')).toEqual([])
})

test.each([
  ['Users|2.5M+', 'is not icon|value|label'],
  ['Users|2.5M+|downloads|more', 'is not icon|value|label'],
  ['Rocket|2.5M+|downloads', 'the icon "Rocket"'],
  ['Users||downloads', 'is not icon|value|label'],
  ['|2.5M+|downloads', 'is not icon|value|label'],
  ['Users|2.5M+|', 'is not icon|value|label'],
  ['Users|1|likes', 'the label "likes"'],
])('%s is refused and the message says why', (entry, reason) => {
  expect(() => parseResults(entry, LABELS)).toThrow(reason)
})

test('a result is split after its figure, even at a no-break space', () => {
  expect(splitResults('58\u00a0days, not 212; 9,400 accounts')).toEqual([
    { value: '58', label: 'days, not 212' },
    { value: '9,400', label: 'accounts' },
  ])
  expect(() => splitResults('58 days; No shed')).toThrow('"No shed" does not begin with a figure')
})

test('the figures with icons come before those of the bullets', () => {
  const results = '58 days, not 212'
  expect(resultFigures({ results, resultsWithIcon: '' })).toEqual([{ value: '58', label: 'days, not 212' }])
  expect(resultFigures({ results, resultsWithIcon: 'Clock|24/7|updates', resultLabels: LABELS })).toEqual([
    { icon: 'Clock', value: '24/7', label: 'updates' },
  ])
})

test('a section is cut before its headings, whether it begins with one or not', () => {
  expect(splitAtHeadings('Rain.\n\n### Mud\n\nDeep.\n\n- Wet\n\n### Sun')).toEqual([
    'Rain.',
    '### Mud\n\nDeep.\n\n- Wet',
    '### Sun',
  ])
  expect(splitAtHeadings('### Mud\n\nDeep.')).toEqual(['### Mud\n\nDeep.'])
  expect(splitAtHeadings('Rain. ### is no heading')).toEqual(['Rain. ### is no heading'])
})
