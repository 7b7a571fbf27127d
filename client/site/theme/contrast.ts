/**
 * Returns the custom properties of a style sheet with their values in the light (`day`) or the dark theme (`night`).
 * The key is the name without the two dashes. If a property is defined several times, the last definition counts. The
 * rules for paper, at the end of the style sheet, are left out.
 */
export function readTokens(css: string, scheme: 'day' | 'night'): Map<string, string> {
  const [screen = ''] = css.split('@media print')
  return new Map(
    Array.from(screen.matchAll(/--([\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => {
      const [, day, night] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [undefined, value, value]
      return [name, (scheme === 'day' ? day : night) as string]
    }),
  )
}

/**
 * Returns a colour as `#rrggbb`. `color` is a hexadecimal colour, the name of a token, or a mix of two such colours in
 * sRGB: "ink 14% paper" is 14% ink and 86% paper, like `color-mix(in srgb, ink 14%, paper)`.
 * @throws if `color` is any other text.
 */
export function colorOf(color: string, tokens: Map<string, string>): string {
  if (/^#[\da-f]{6}$/.test(color)) return color
  if (/^#[\da-f]{3}$/.test(color)) return color.replace(/[\da-f]/g, '$&$&')
  const [, one, percent, other] = /^(\S+) (\d+)% (\S+)$/.exec(color) ?? []
  if (one && other) return mix(colorOf(one, tokens), Number(percent) / 100, colorOf(other, tokens))
  const value = tokens.get(color)
  if (!value) throw new Error(`"${color}" is no colour of tokens.css`)
  return colorOf(/^var\(--([\w-]+)\)$/.exec(value)?.[1] ?? value, tokens)
}

/** Returns the contrast ratio of two colours `#rrggbb`, 1 to 21 (WCAG 2.2, definition of "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Returns the relative luminance of a colour `#rrggbb`, 0 to 1 (WCAG 2.2, definition of "relative luminance"). */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns `share` (0 to 1) of one colour mixed with the rest of another, as `#rrggbb`. */
function mix(one: string, share: number, other: string): string {
  const others = channels(other)
  const mixed = channels(one).map((channel, i) => Math.round(channel * share + (others[i] ?? 0) * (1 - share)))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Returns red, green and blue of a colour `#rrggbb`, 0 to 255. */
function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
}
