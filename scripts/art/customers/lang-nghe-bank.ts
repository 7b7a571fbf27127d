import { PIGMENTS } from '../pigments.ts'
import type { CustomerLogo } from './customer-logo.ts'

const name = { typeface: { family: 'Be Vietnam Pro', weight: 700 }, sizePx: 17, tracking: -15 } as const

/** A bank of craft villages: woven bamboo. */
export const langNgheBank: CustomerLogo = {
  slug: 'lang-nghe-bank',
  shapes: weave(),
  lettering: [
    { ...name, text: 'Làng Nghề', at: [58.5, 34.5], fill: PIGMENTS.eggshell },
    { ...name, text: 'Bank', at: [58.5, 53.5], fill: PIGMENTS.eggshell },
  ],
}

/** Strips over and under one another: what one sees is each strip where it lies on top. */
function weave(): string {
  const [left, top, strips, pitch, width, gap] = [12, 18, 4, 10, 6.4, 1.4]
  const end = strips * pitch - (pitch - width)
  const reach = pitch - width / 2 - gap
  const span = (index: number, half: number) => {
    const middle = index * pitch + width / 2
    return [Math.max(0, middle - half), Math.min(end, middle + half)] as const
  }
  const outlines = (isUpright: boolean) =>
    Array.from({ length: strips ** 2 }, (_, index) => [index % strips, Math.floor(index / strips)] as const)
      .filter(([column, row]) => ((column + row) % 2 === 0) === isUpright)
      .map(([column, row]) => {
        const [x1, x2] = span(column, isUpright ? width / 2 : reach)
        const [y1, y2] = span(row, isUpright ? reach : width / 2)
        const n = (value: number) => Math.round(value * 10) / 10
        return `M${n(left + x1)} ${n(top + y1)}h${n(x2 - x1)}v${n(y2 - y1)}h-${n(x2 - x1)}z`
      })
      .join('')
  return `<path fill="${PIGMENTS.gold}" d="${outlines(true)}"/><path fill="${PIGMENTS.eggshell}" d="${outlines(false)}"/>`
}
