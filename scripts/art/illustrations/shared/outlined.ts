import { type Lettering, outlineText } from '../../customers/lettering.ts'
import { transformPath } from '../../path-data.ts'

/** The scale that `outlineText` draws in. */
const UNIT_PX = 1 / 50
/** How fine the outlines are that a picture seen small needs. */
const STEP_PX = 1 / 4

/** Text as outlines for a picture that is seen small: a quarter of a pixel does. */
export async function outlined(lettering: Lettering): Promise<string> {
  const drawn = await outlineText(lettering)
  const data = drawn.slice(drawn.indexOf(' d="') + 4, drawn.lastIndexOf('"'))
  const scale = UNIT_PX / STEP_PX
  const outline = smoothed(transformPath(data, { scale: [scale, scale], decimals: 0 }))
  return `<path fill="${lettering.fill}" transform="scale(${STEP_PX})" d="${outline}"/>`
}

/** Relative path data of whole numbers in which a curve that goes on as the last one ended is written as `t`. */
function smoothed(data: string): string {
  return data.replace(/q([^a-z]+)/g, (_, text: string) => {
    const values = (text.match(/-?\d+/g) ?? []).map(Number)
    let letter = ''
    let expected: readonly [number, number] | undefined
    let written = ''
    for (let index = 0; index < values.length; index += 4) {
      const [controlX = 0, controlY = 0, x = 0, y = 0] = values.slice(index, index + 4)
      const isSmooth = expected && Math.hypot(expected[0] - controlX, expected[1] - controlY) <= 1.5
      const [usedX, usedY] = isSmooth && expected ? expected : [controlX, controlY]
      const next = isSmooth ? 't' : 'q'
      const numbers = isSmooth ? [x, y] : [controlX, controlY, x, y]
      written += next === letter ? ` ${numbers.join(' ')}` : next + numbers.join(' ')
      letter = next
      expected = [x - usedX, y - usedY]
    }
    return written.replaceAll(' -', '-')
  })
}
