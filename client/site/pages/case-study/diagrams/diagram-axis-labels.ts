/** Least widths of an axis in a narrow and in a wide place, in pixels; in a yet narrower one only first and last name stand. */
const NARROW_PX = 230
const WIDE_PX = 368
const LETTER_PX = 7
const GAP_PX = 12

export interface AxisLabel {
  name: string
  index: number
  /** The narrowest place where there is room for it. */
  room: 'any' | 'narrow' | 'wide'
}

/**
 * The names that fit on an axis: first and last, and between them those at even distances. `distanceCount` is the number of
 * distances between names on the axis; a name takes `share` times its own width, more than 1 where the outer ones are pushed inwards.
 */
export function axisLabels(names: readonly string[], distanceCount: number, share: number): AxisLabel[] {
  const widthPx = (Math.max(...names.map((name) => name.length)) * LETTER_PX + GAP_PX) * share
  const wideRoom = (widthPx * distanceCount) / WIDE_PX
  const narrowRoom = (widthPx * distanceCount) / NARROW_PX
  const wideStride = Math.ceil(wideRoom)
  const narrowStride = wideStride * Math.ceil(narrowRoom / wideStride)
  const last = names.length - 1
  const stands = (index: number, stride: number, room: number) => index % stride === 0 && last - index >= room
  return names.flatMap((name, index): AxisLabel[] => {
    if (index === 0 || index === last) return [{ name, index, room: 'any' }]
    if (stands(index, narrowStride, narrowRoom)) return [{ name, index, room: 'narrow' }]
    return stands(index, wideStride, wideRoom) ? [{ name, index, room: 'wide' }] : []
  })
}
