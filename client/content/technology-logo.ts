/** The address of the logo of a technology, a square, by the name of its file. */
export function technologyLogoUrl(logo: string): string {
  return `/technologies/${logo}.svg`
}
