/** SVG paths of the icons in a square of 24 × 24 units. Lines are 2 units wide, with square ends and mitred corners. */
export const ICONS = {
  menu: 'M2 6h20M2 12h20M2 18h20',
  close: 'M5 5 19 19M19 5 5 19',
  'arrow-left': 'M21 12H4m7-7-7 7 7 7',
  'arrow-right': 'M3 12h17m-7-7 7 7-7 7',
  'arrow-up': 'M12 21V4m-7 7 7-7 7 7',
  'arrow-down': 'M12 3v17m-7-7 7 7 7-7',
  plus: 'M2 12h20M12 2v20',
  search: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14m5 12 7 7',
  envelope: 'M2 5h20v14H2zm0 0 10 8 10-8',
  pause: 'M7 5h2v14H7zM15 5h2v14h-2z',
  play: 'M7 4v16l13-8z',
} as const

/** Icons whose areas are filled. */
const FILLED: readonly string[] = ['pause', 'play']

export type IconName = keyof typeof ICONS

/**
 * A decorative icon in the colour of the text. Screen readers do not announce it, so the element around it must give
 * the meaning in words.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path
        d={ICONS[name]}
        fill={FILLED.includes(name) ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  )
}
