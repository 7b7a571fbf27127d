/**
 * What every served page starts with, once it has been painted: the table of contents of `behaviours/`. No React, no i18next; texts
 * that a behaviour shows stand in the HTML.
 */
import { loadFonts } from './app/theme/load-fonts.ts'
import { startBrokenImages } from './behaviours/broken-images.ts'
import { startCounters } from './behaviours/counters.ts'
import { replayPresses } from './behaviours/early-presses.ts'
import { startEmptyOutbox } from './behaviours/empty-outbox.ts'
import { startHeroFilm } from './behaviours/hero-film.ts'
import { startIslands } from './behaviours/islands.ts'
import { startLayOut } from './behaviours/lay-out.ts'
import { startLinks } from './behaviours/links.ts'
import { startLogoStrip } from './behaviours/logo-strip.ts'
import { startOverlays } from './behaviours/overlays.ts'
import { startRevealSections } from './behaviours/reveal-sections.ts'
import { startRotatingWords } from './behaviours/rotating-words.ts'
import { whenIdle } from './behaviours/when-idle.ts'
import { startPwa } from './pwa/start-pwa.ts'

const root = document.getElementById('root') as HTMLElement

startBrokenImages()
startCounters()
startEmptyOutbox()
startHeroFilm()
startIslands()
startLayOut()
startLinks()
startLogoStrip()
startOverlays()
startRevealSections()
startRotatingWords()
root.removeAttribute('data-served')
// From here on script answers what CSS alone did, such as pointing.
document.documentElement.dataset.alive = ''
replayPresses(root)

// A controlled page has the fonts on the device; on a first visit they come after everything that shows or works.
if (navigator.serviceWorker?.controller) void loadFonts()
else whenIdle(() => void loadFonts())
whenIdle(startPwa)
