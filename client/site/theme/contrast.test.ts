import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COLOR_RAMPS } from '#client/islands/forms/controls/color-ramps.ts'
import { colorOf, contrast, luminance, readTokens } from './contrast.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

// Text colours and the backgrounds on which the site uses them. "x 12% y" is 12% of x mixed with 88% of y, like
// `color-mix(in srgb, x 12%, y)`.
const TEXT: [text: string, ground: string, where: string][] = [
  ['ink', 'paper', 'body'],
  ['ink', 'eggshell', 'body'],
  ['ink', 'raised', 'solid header, dropdown'],
  ['ink', 'gold 18% paper', 'card under the pointer'],
  ['ink', 'gold 18% eggshell', 'card under the pointer'],
  ['ink', 'gold 30% paper', 'chosen option'],
  ['ink', 'ink 12% eggshell', 'ghost under the pointer'],
  ['ink-soft', 'paper', 'label of a field'],
  ['ink-soft', 'eggshell', 'small print'],
  ['ink-soft', 'gold 12% paper', 'label of a field under the pointer'],
  ['ink-soft 85% paper', 'paper', 'placeholder'],
  ['river-ink', 'paper', 'eyebrow'],
  ['river-ink', 'eggshell', 'eyebrow'],
  ['vermilion-ink', 'paper', 'required mark, emphasis'],
  ['vermilion-ink', 'eggshell', 'emphasis'],
  ['number-ink', 'paper', 'number of a section'],
  ['number-ink', 'eggshell', 'figure of a case study'],
  ['number-ink', 'raised', 'figure on a card'],
  ['alert-ink', 'paper', 'error, destructive'],
  ['alert-ink', 'raised', 'destructive in a dialog'],
  ['alert-ink', 'vermilion 10% paper', 'notice of danger'],
  ['#ffffff', 'vermilion', 'default, hero, contact'],
  ['#ffffff', 'vermilion-deep', 'the same under the pointer, data science'],
  ['#ffffff', 'river', 'accent, web development'],
  ['#ffffff', 'river 75% #000000', 'accent under the pointer'],
  ['dark', 'gold', 'cta, selection, badge'],
  ['#ffffff', 'vermilion-ground', 'enterprise software, figures, address'],
  ['dark', 'gold-tile', 'year of a milestone'],
  ['on-gold-ground', 'gold-ground', 'figures, mobile apps'],
  ['dark', 'mist', 'category'],
  ['ink', 'mist-ground', 'promises, AI'],
  ['paper', 'ink', 'secondary'],
  ['eggshell', 'ink', 'chosen tab'],
  ['paper', 'ink 80% paper', 'secondary under the pointer'],
  ['light', 'band', 'body on a band, managed services'],
  ['light', 'light 12% band', 'ghost on a band under the pointer'],
  ['band', 'light 80% band', 'secondary on a band under the pointer'],
  ['gold', 'band', 'link on a band'],
  ['mist', 'band', 'eyebrow on a band'],
  ['ink', 'vermilion 65% paper', 'disabled'],
  ['ink', 'vermilion 65% eggshell', 'disabled'],
  ['light', 'vermilion 65% band', 'disabled on a band'],
]

const CONTROLS: [line: string, ground: string, where: string][] = [
  ['focus', 'paper', 'focus ring'],
  ['focus', 'eggshell', 'focus ring'],
  ['focus', 'raised', 'focus ring in the header'],
  ['gold', 'band', 'focus ring on a band'],
  ['ink', 'mist-ground', 'focus ring on promises'],
  ['ink-soft', 'paper', 'border of a field'],
  ['vermilion-ink', 'paper', 'underline of a link button'],
  ['vermilion-ink', 'eggshell', 'underline of a link button'],
  ['vermilion', 'eggshell', 'button against its ground'],
  ['gold', 'band', 'cta against its ground'],
]

describe.each(['day', 'night'] as const)('contrast by %s (WCAG 2.2, 1.4.3 and 1.4.11)', (scheme) => {
  const tokens = readTokens(css, scheme)

  it.each(TEXT)('text in %s on %s has a contrast of 4.5 or more: %s', (text, ground) => {
    expect(contrast(colorOf(text, tokens), colorOf(ground, tokens))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(CONTROLS)('%s on %s has a contrast of 3 or more: %s', (line, ground) => {
    expect(contrast(colorOf(line, tokens), colorOf(ground, tokens))).toBeGreaterThanOrEqual(3)
  })
})

describe('contrast', () => {
  it('is 21 between black and white, and 1 between equal colours', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21)
    expect(contrast('#c13b2a', '#c13b2a')).toBe(1)
  })
})

describe('colour ramps', () => {
  const tokens = readTokens(css, 'day')

  it.each([
    ['ink', COLOR_RAMPS.ink[9]],
    ['ink-soft', COLOR_RAMPS.ink[6]],
    ['paper', COLOR_RAMPS.eggshell[0]],
    ['eggshell', COLOR_RAMPS.eggshell[1]],
    ['grout', COLOR_RAMPS.eggshell[3]],
    ['vermilion', COLOR_RAMPS.vermilion[6]],
    ['vermilion-deep', COLOR_RAMPS.vermilion[7]],
    ['gold', COLOR_RAMPS.gold[4]],
    ['river', COLOR_RAMPS.river[7]],
    ['mist', COLOR_RAMPS.mist[3]],
  ])('the token %s is a step of its ramp', (token, step) => {
    expect(colorOf(token, tokens)).toBe(step)
  })

  it.each(Object.entries(COLOR_RAMPS))('%s goes from light to dark in ten steps', (_name, steps) => {
    expect(steps).toHaveLength(10)
    const measured = steps.map(luminance)
    expect(measured).toEqual(measured.toSorted((a, b) => b - a))
  })
})

describe('style sheets', () => {
  const client = new URL('../../', import.meta.url).pathname
  const files = globSync('**/*.css', { cwd: client }).filter((file) => !file.startsWith('styleguide/'))

  it.each(files)('%s sets no text in a pigment, and no text on a pigment that changes by night', (file) => {
    const rules = readFileSync(client + file, 'utf8').match(/[^{}]*\{[^{}]*\}/g) ?? []
    // `--vermilion-ink` and `--river-ink` are the colours for text.
    const inPigment = /[\s;]color: var\(--(river|vermilion|vermilion-deep)\)/
    const onPigment = /background: var\(--(gold|mist|river|vermilion)\)[^}]*[\s;]color: var\(--(ink|paper|eggshell)\)/
    expect(rules.filter((rule) => inPigment.test(rule) || onPigment.test(rule))).toEqual([])
  })
})
