/**
 * What every served page starts with, once it has been painted: the table of contents of `behaviours/`. No React, no i18next; texts
 * that a behaviour shows stand in the HTML.
 */
import { loadFonts } from './app/theme/load-fonts.ts'
import { startBrokenImages } from './behaviours/broken-images.ts'
import { startCarousels } from './behaviours/carousel.ts'
import { startCarryingCorrection } from './behaviours/carry-correction.ts'
import { startCopying } from './behaviours/copy.ts'
import { startCopyrightYear } from './behaviours/copyright-year.ts'
import { startCounters } from './behaviours/counters.ts'
import { startCoverTransition } from './behaviours/cover-transition.ts'
import { startDatedParts } from './behaviours/dated-parts.ts'
import { startDrawer } from './behaviours/drawer.ts'
import { startDropdowns } from './behaviours/dropdowns.ts'
import { replayPresses } from './behaviours/early-presses.ts'
import { startEmptyOutbox } from './behaviours/empty-outbox.ts'
import { startGlidingDown } from './behaviours/glide-down.ts'
import { startHeroFilm } from './behaviours/hero-film.ts'
import { startInstalling } from './behaviours/install.ts'
import { startIslands } from './behaviours/islands.ts'
import { startKeepingChoices } from './behaviours/keep-choices.ts'
import { startLanguageSuggestion } from './behaviours/language-suggestion.ts'
import { startLayOut } from './behaviours/lay-out.ts'
import { startLogoStrip } from './behaviours/logo-strip.ts'
import { startNotFound } from './behaviours/not-found.ts'
import { startOfficeMaps } from './behaviours/office-map.ts'
import { startOutboxBadge } from './behaviours/outbox-badge.ts'
import { startOverlays } from './behaviours/overlays.ts'
import { startPresses } from './behaviours/presses.ts'
import { startRevealSections } from './behaviours/reveal-sections.ts'
import { startRotatingWords } from './behaviours/rotating-words.ts'
import { startScrolled } from './behaviours/scrolled.ts'
import { startSharing } from './behaviours/share.ts'
import { startSharedFile } from './behaviours/shared-file.ts'
import { startTabs } from './behaviours/tabs.ts'
import { startThemeSwitches } from './behaviours/theme-switch.ts'
import { whenIdle } from './behaviours/when-idle.ts'
import { startNavigation } from './navigation/start-navigation.ts'
import { startPwa } from './pwa/start-pwa.ts'

const root = document.getElementById('root') as HTMLElement

startBrokenImages()
startCarousels()
startCarryingCorrection()
startCopying()
startCopyrightYear()
startCounters()
startCoverTransition()
startDatedParts()
startDrawer()
startDropdowns()
startEmptyOutbox()
startGlidingDown()
startHeroFilm()
startInstalling()
startIslands()
startKeepingChoices()
startLanguageSuggestion()
startLayOut()
startLogoStrip()
startNotFound()
startOfficeMaps()
void startOutboxBadge()
startOverlays()
startPresses()
startRevealSections()
startRotatingWords()
startScrolled()
startSharedFile()
startSharing()
startTabs()
startThemeSwitches()
document.documentElement.dataset.alive = ''
root.removeAttribute('data-served')
replayPresses(root)

// A controlled page has the fonts on the device; on a first visit they come after everything that shows or works.
if (navigator.serviceWorker?.controller) void loadFonts()
else whenIdle(() => void loadFonts())
whenIdle(startPwa)
void startNavigation()
