/**
 * The oldest browsers that the site supports, by their names in Vite. The build lowers scripts and styles to the syntax
 * that these browsers know (`vite.config.ts`). A feature that one of them lacks and that cannot be lowered has a
 * fallback, described in `e2e/site/browser-floor/fallbacks.ts`.
 */
export const BROWSER_FLOOR = { chrome: '109', firefox: '115', safari: '16.4', ios: '16.4' } as const

/** The oldest browsers in the format of Vite's `build.target`. */
export const BUILD_TARGET = Object.entries(BROWSER_FLOOR).map(([browser, version]) => `${browser}${version}`)
