// Browser windows for the end-to-end tests: options for `test.use`.

export const DESKTOP = { viewport: { width: 1440, height: 900 } }

/** Reduced motion stops the sliding animations, which would move elements away from the mouse. */
export const STILL_DESKTOP = { ...DESKTOP, contextOptions: { reducedMotion: 'reduce' } } as const

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
