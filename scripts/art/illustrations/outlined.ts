import { type Lettering, outlineText } from '../customers/lettering.ts'
import { transformPath } from '../path-data.ts'

/** The scale that `outlineText` draws in. */
const UNIT_PX = 1 / 50

/** Text as outlines for a picture that is seen small: a tenth of a pixel does. */
export async function outlined(lettering: Lettering): Promise<string> {
  const drawn = await outlineText(lettering)
  const data = drawn.slice(drawn.indexOf(' d="') + 4, drawn.lastIndexOf('"'))
  return `<path fill="${lettering.fill}" d="${transformPath(data, { scale: [UNIT_PX, UNIT_PX] })}"/>`
}
