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
  // How many distances a name takes up, on a wide and on a narrow axis.
  const wideSpan = (widthPx * distanceCount) / WIDE_PX
  const narrowSpan = (widthPx * distanceCount) / NARROW_PX
  // Each `stride`-th name is shown. The names of a narrow axis are also names of a wide one.
  const wideStride = Math.ceil(wideSpan)
  const narrowStride = wideStride * Math.ceil(narrowSpan / wideStride)
  const last = names.length - 1
  // A name must leave enough space for the last name.
  const fits = (index: number, stride: number, span: number) => index % stride === 0 && last - index >= span
  return names.flatMap((name, index): AxisLabel[] => {
    if (index === 0 || index === last) return [{ name, index, room: 'any' }]
    if (fits(index, narrowStride, narrowSpan)) return [{ name, index, room: 'narrow' }]
    return fits(index, wideStride, wideSpan) ? [{ name, index, room: 'wide' }] : []
  })
}
