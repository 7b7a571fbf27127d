import { PIGMENTS, type Pigment } from '#contract/tile/pigments.ts'
import { channelsOf, colourOf } from '../colour.ts'
import { PAPER, QUIET } from './palette.ts'

type Colours = Record<Pigment | 'paper' | 'quiet', string>

const DAY: Colours = { ...PIGMENTS, paper: PAPER, quiet: QUIET }

/** Tiles by night: cool and dark, so that the objects in front of them have a clear outline. */
export const TILES: Colours = {
  ink: '#091a1d',
  eggshell: '#528386',
  vermilion: '#a0352b',
  gold: '#d0933d',
  river: '#17554d',
  mist: '#306567',
  paper: '#528386',
  quiet: '#3a6467',
}

/** The site's own tiles, which cover large areas beside text: cream in moonlight stands out from the red. */
const FLOOR: Colours = { ...TILES, eggshell: '#93ae98', vermilion: '#a8382b', river: '#1b6150', mist: '#4c8068' }

/** Tiles whose ground is gold by day. Darkened, so much gold would look like mud. */
export const GOLD_TILES: Colours = { ...TILES, gold: '#22525b', eggshell: '#d39b45' }

/** The groups of a cover that have colours of their own by night, by the class of their element `<g>`. */
const GROUPS = {
  /** Plain grounds. They are so large that cream and gold would glare. */
  plain: { ...TILES, eggshell: '#22505a', gold: '#1b4650' },
  /** Objects in moonlight: whites turn cool, pigments stay strong. */
  scene: {
    ink: '#071416',
    eggshell: '#a9c6c0',
    vermilion: '#c53d2e',
    gold: '#e0a040',
    river: '#1d7566',
    mist: '#6d9f9c',
    paper: '#b7d0c9',
    quiet: '#86a9a6',
  },
  /** Screens, lanterns and windows, which shine themselves. */
  lit: {
    ink: '#1a1c14',
    eggshell: '#ffe9ba',
    vermilion: '#dd4a31',
    gold: '#f6b544',
    river: '#1f7a66',
    mist: '#bfd3b4',
    paper: '#fff1cf',
    quiet: '#ecd397',
  },
} satisfies Record<string, Colours>

/** What the night leaves of red, green and blue in a colour outside the palette. */
const MOONLIGHT = [0.45, 0.62, 0.64]

/**
 * Puts a part of a cover into a group. A drawing that `<use>` repeats must be in a group of its own, because the
 * selectors of CSS do not reach from the outside into a copy.
 */
export const inGroup = (name: keyof typeof GROUPS, content: string) => `<g class="${name}">${content}</g>`

/** Marks a part of a scene that shines by night. */
export const lit = (content: string) => inGroup('lit', content)

/** Adds the night to a picture of tiles. The media query of an SVG file follows the colour scheme of the page. */
export const withNight = (svg: string) =>
  svg.replace('>', `><style>@media screen and (prefers-color-scheme:dark){${nightRules(svg, FLOOR)}}</style>`)

/** The CSS rules that replace the colours of the attributes `fill` and `stroke` by those of the night. */
export function nightRules(svg: string, tileColours: Colours): string {
  const tiles = groupRules('', tileColours)
  const groups = Object.entries(GROUPS).map(([name, colours]) => ({ name, rules: groupRules(`.${name} `, colours) }))
  /** The rules of each element `<g>` around the current element, from the outermost to the innermost. */
  const around = [tiles]
  for (const [, slash, element, attributes = ''] of svg.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    const current = around.at(-1) ?? tiles
    if (element === 'g') {
      if (slash) around.pop()
      else around.push(groups.find(({ name }) => attributes.includes(`class="${name}"`))?.rules ?? current)
    } else {
      for (const [, attribute = '', day = ''] of attributes.matchAll(/(fill|stroke)="(#\w{6})"/g))
        current.add(attribute, day)
    }
  }
  return [tiles, ...groups.map(({ rules }) => rules)].map(({ text }) => text()).join('')
}

function groupRules(selector: string, colours: Colours) {
  const rules = new Set<string>()
  return {
    add(attribute: string, day: string) {
      const night = nightColour(day, colours) ?? (colours === GROUPS.lit ? day : colourOf(multiplied(day, MOONLIGHT)))
      if (night !== day) rules.add(`${selector}[${attribute}="${day}"]{${attribute}:${night}}`)
    },
    text: () => [...rules].join(''),
  }
}

/** Returns the colour by night of a colour of the palette or of its shade, and undefined for other colours. */
function nightColour(day: string, colours: Colours): string | undefined {
  for (const [name, colour] of Object.entries(DAY)) {
    const share = Math.max(...channelsOf(day)) / Math.max(...channelsOf(colour))
    const shade = colourOf(multiplied(colour, [share, share, share]))
    if (share <= 1 && isNear(shade, day))
      return colourOf(multiplied(colours[name as keyof Colours], [share, share, share]))
  }
  return undefined
}

const multiplied = (colour: string, factors: readonly number[]) =>
  channelsOf(colour).map((channel, index) => channel * (factors[index] as number))

/** True if the channels differ by rounding only. */
const isNear = (one: string, other: string) =>
  channelsOf(one).every((channel, index) => Math.abs(channel - (channelsOf(other)[index] as number)) < 3)
