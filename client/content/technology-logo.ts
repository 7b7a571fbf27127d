/** Address of a technology's logo, a square, by the name of its file. */
export function technologyLogoUrl(logo: string): string {
  return `/technologies/${logo}.svg`
}
