/** The channels (red, green, blue) of a colour (`#rrggbb`), 0 to 255. */
export function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}

/** The colour (`#rrggbb`) with these channels. Rounds them. */
export function colourOf(channels: readonly number[]): string {
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
