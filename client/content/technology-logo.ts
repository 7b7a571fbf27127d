/** Returns the address of a technology's logo, a square picture. `logo` is the name of its file without extension. */
export function technologyLogoUrl(logo: string): string {
  return `/technologies/${logo}.svg`
}
