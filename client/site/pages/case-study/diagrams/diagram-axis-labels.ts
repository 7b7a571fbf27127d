/**
 * From this width on, an axis shows names between the first and the last. In `AxisLabel` these names have the `room`
 * `narrow`.
 */
const NARROW_PX = 230
/** From this width on, an axis shows still more names. In `AxisLabel` these names have the `room` `wide`. */
const WIDE_PX = 368
const LETTER_PX = 7
const GAP_PX = 12

export interface AxisLabel {
  name: string
  index: number
  /**
   * How wide the axis must be to show the name: `any` width, at least `NARROW_PX`, or at least `WIDE_PX`. On a narrower
   * axis CSS hides the name.
   */
  room: 'any' | 'narrow' | 'wide'
}

/**
 * Returns the names that fit on an axis: the first, the last, and others between them at equal distances.
 * `distanceCount` is the number of equal distances into which the names divide the axis. `share` is the space that a
 * name needs, as a multiple of the name's width. It is 1 if every name is centred at its place. It is 1.5 if the first
 * and the last name are aligned with the ends of the axis, because these two names are then half a name nearer to their
 * neighbours.
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
