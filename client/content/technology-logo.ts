/** The address of a technology's logo, which is square. `logo` is the name of its file without extension. */
export function technologyLogoUrl(logo: string): string {
  return `/technologies/${logo}.svg`
}
