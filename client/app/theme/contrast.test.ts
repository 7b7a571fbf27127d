import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COLOR_RAMPS } from '#client/components/form/color-ramps.ts'
import { colorOf, contrast, luminance, readTokens } from './contrast.ts'

const tokens = readTokens(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8'))

// "x 12% y" is x mixed into y, as `color-mix(in srgb, x 12%, y)` does.
const TEXT: [text: string, ground: string, where: string][] = [
  ['ink', 'paper', 'body'],
  ['ink', 'eggshell', 'body'],
  ['ink', '#ffffff', 'solid header, dropdown'],
  ['ink', 'gold 18% paper', 'card under the pointer'],
  ['ink', 'gold', 'cta, selection, badge'],
  ['ink', 'ink 12% eggshell', 'ghost under the pointer'],
  ['ink-soft', 'paper', 'label of a field'],
  ['ink-soft', 'eggshell', 'small print'],
  ['ink-soft', 'gold 12% paper', 'label of a field under the pointer'],
  ['ink-soft 85% paper', 'paper', 'placeholder'],
  ['river', 'paper', 'eyebrow'],
  ['river', 'eggshell', 'eyebrow'],
  ['vermilion', 'paper', 'required mark, emphasis'],
  ['vermilion', 'eggshell', 'emphasis'],
  ['vermilion-deep', 'paper', 'error, destructive'],
  ['vermilion-deep', 'vermilion 10% paper', 'notice of danger'],
  ['#ffffff', 'vermilion', 'default, hero, contact'],
  ['#ffffff', 'vermilion-deep', 'the same under the pointer'],
  ['#ffffff', 'river', 'accent'],
  ['#ffffff', 'river 75% ink', 'accent under the pointer'],
  ['paper', 'ink', 'secondary'],
  ['paper', 'ink 80% paper', 'secondary under the pointer'],
  ['eggshell', 'ink', 'body on ink'],
  ['eggshell', 'eggshell 12% ink', 'ghost on ink under the pointer'],
  ['ink', 'eggshell 80% ink', 'secondary on ink under the pointer'],
  ['gold', 'ink', 'link on ink'],
  ['mist', 'ink', 'eyebrow on ink'],
  ['ink 72% paper', 'ink 14% paper', 'disabled'],
  ['ink 72% eggshell', 'ink 14% eggshell', 'disabled'],
  ['eggshell 72% ink', 'eggshell 14% ink', 'disabled on ink'],
]

const CONTROLS: [line: string, ground: string, where: string][] = [
  ['focus', 'paper', 'focus ring'],
  ['focus', 'eggshell', 'focus ring'],
  ['focus', '#ffffff', 'focus ring in the header'],
  ['gold', 'ink', 'focus ring on ink'],
  ['ink-soft', 'paper', 'border of a field'],
  ['vermilion', 'paper', 'underline of a link button'],
  ['vermilion', 'ink', 'underline of a link button on ink'],
  ['vermilion', 'eggshell', 'button against its ground'],
  ['gold', 'ink', 'cta against its ground'],
]

describe('contrast (WCAG 2.2, 1.4.3 and 1.4.11)', () => {
  it.each(TEXT)('text in %s on %s reads: %s', (text, ground) => {
    expect(contrast(colorOf(text, tokens), colorOf(ground, tokens))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(CONTROLS)('%s on %s can be made out: %s', (line, ground) => {
    expect(contrast(colorOf(line, tokens), colorOf(ground, tokens))).toBeGreaterThanOrEqual(3)
  })

  it('gives the extremes of the definition', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21)
    expect(contrast('#c13b2a', '#c13b2a')).toBe(1)
  })
})

describe('colour ramps', () => {
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
