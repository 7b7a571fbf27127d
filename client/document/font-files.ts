/**
 * Version in the names of the font files. Raise it when the content of a font file changes, because browsers cache the
 * files forever.
 */
const VERSION = 1

/**
 * The characters in each subset of a font (CSS Fonts 4, `unicode-range`). The publisher of the fonts defines these
 * subsets.
 */
const UNICODE_RANGES = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212,U+2215,U+FEFF,U+FFFD',
  vietnamese:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
}

export type FontSubset = keyof typeof UNICODE_RANGES

export interface FontFile {
  family: string
  weight: number
  subset: FontSubset
  unicodeRange: string
  /** Address of the file on the site. `scripts/art/fonts.ts` writes the file. */
  url: string
}

const FONTS = [
  { family: 'Be Vietnam Pro', weight: 400 },
  { family: 'Be Vietnam Pro', weight: 600 },
  { family: 'Bricolage Grotesque', weight: 700 },
]

/** Every font file of the site. */
export const FONT_FILES: FontFile[] = FONTS.flatMap(({ family, weight }) =>
  (Object.keys(UNICODE_RANGES) as FontSubset[]).map((subset) => ({
    family,
    weight,
    subset,
    unicodeRange: UNICODE_RANGES[subset],
    url: `/fonts/${family.toLowerCase().replaceAll(' ', '-')}-${weight}-${subset}.v${VERSION}.woff2`,
  })),
)
