/**
 * Screen sizes of the iPhones and iPads that run iOS 16.4 or later, in portrait and in device pixels. iOS shows a
 * startup image only if the image has exactly the size of the screen.
 */
export const STARTUP_SCREENS: readonly (readonly [widthPx: number, heightPx: number])[] = [
  [750, 1334],
  [828, 1792],
  [1125, 2436],
  [1170, 2532],
  [1179, 2556],
  [1206, 2622],
  [1242, 2208],
  [1242, 2688],
  [1284, 2778],
  [1290, 2796],
  [1320, 2868],
  [1488, 2266],
  [1536, 2048],
  [1620, 2160],
  [1640, 2360],
  [1668, 2224],
  [1668, 2388],
  [2048, 2732],
]

/** Returns the address of the startup image for a screen of this size, in portrait and in device pixels. */
export function startupImageUrl(widthPx: number, heightPx: number): string {
  return `/startup/${widthPx}x${heightPx}.png`
}

/**
 * Adds the link to the image that iOS shows while the installed site starts; does nothing if no image fits the screen.
 * iOS reads the link when the visitor installs the site. A script adds the link for this screen only, because eighteen
 * links with media queries would make every page heavier.
 */
export function addStartupImage(): void {
  const { width, height } = screen
  const [widthPx, heightPx] = [Math.min(width, height), Math.max(width, height)].map((px) => px * devicePixelRatio)
  const match = STARTUP_SCREENS.find(([w, h]) => w === widthPx && h === heightPx)
  if (!match) return
  const link = Object.assign(document.createElement('link'), {
    rel: 'apple-touch-startup-image',
    href: startupImageUrl(...match),
  })
  document.head.append(link)
}
