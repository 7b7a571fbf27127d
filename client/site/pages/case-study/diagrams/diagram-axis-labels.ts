/**
 * Minimum width of an axis for the room `narrow`, in pixels. A narrower axis shows the first and the last name only.
 */
const NARROW_PX = 230
/** Minimum width of an axis for the room `wide`, in pixels. */
const WIDE_PX = 368
const LETTER_PX = 7
const GAP_PX = 12

export interface AxisLabel {
  name: string
  index: number
  /** The smallest room in which the name is shown. */
  room: 'any' | 'narrow' | 'wide'
}

/**
 * Returns the names that fit on an axis: the first, the last, and others between them at equal distances.
 * `distanceCount` is the number of distances between names on the axis. `share` is the space that a name takes, as a
 * multiple of its width; `share` is more than 1 if the outer names are pushed inwards.
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
