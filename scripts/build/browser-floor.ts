/**
 * The oldest browsers that the site is built for, as Vite names them. Scripts and styles are lowered to them (`vite.config.ts`);
 * what cannot be lowered and one of them lacks has a fallback, told in `e2e/site/browser-floor/fallbacks.ts`.
 */
export const BROWSER_FLOOR = { chrome: '109', firefox: '115', safari: '16.4', ios: '16.4' } as const

/** The floor as `build.target` takes it. */
export const BUILD_TARGET = Object.entries(BROWSER_FLOOR).map(([browser, version]) => `${browser}${version}`)
