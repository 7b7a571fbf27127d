/**
 * What every served page starts with, once it has been painted: the table of contents of `behaviours/`. No React, no i18next; texts
 * that a behaviour shows stand in the HTML.
 */

import { startOfflineReadiness } from './device/offline/offline-readiness.ts'
import { startOutbox } from './device/submitting/start-outbox.ts'
import { startBrokenImages } from './document/broken-images.ts'
import { replayPresses } from './document/early-presses.ts'
import { startKeepingChoices } from './document/keep-choices.ts'
import { loadFonts } from './document/load-fonts.ts'
import { startPresses } from './document/presses.ts'
import { startLayOut } from './document/render-offscreen-parts.ts'
import { startRevealSections } from './document/reveal-sections.ts'
import { whenIdle } from './document/when-idle.ts'
import { startEmptyOutbox } from './islands/outbox/empty-outbox.ts'
import { startIslands } from './islands/start-islands.ts'
import { startCoverTransition } from './navigation/cover-transition.ts'
import { startNavigation } from './navigation/start-navigation.ts'
import { startCarousels } from './widgets/carousel/carousel.ts'
import { startCopying } from './widgets/copy/copy.ts'
import { startCopyrightYear } from './widgets/copyright-year/copyright-year.ts'
import { startCarryingCorrection } from './widgets/correction/carry-correction.ts'
import { startDatedParts } from './widgets/dated-parts/dated-parts.ts'
import { startDrawer } from './widgets/drawer/start-drawer.ts'
import { startDropdowns } from './widgets/dropdown/start-dropdowns.ts'
import { startCounters } from './widgets/figure-list/counters.ts'
import { startGlidingDown } from './widgets/glide-down/glide-down.ts'
import { startHeroFilm } from './widgets/hero-film/start-hero-film.ts'
import { startInstalling } from './widgets/install-card/start-installing.ts'
import { startLanguageSuggestion } from './widgets/language-suggestion/start-language-suggestion.ts'
import { startLogoStrip } from './widgets/logo-strip/start-logo-strip.ts'
import { startNotFound } from './widgets/not-found/log-unknown-path.ts'
import { startOfficeMaps } from './widgets/office-map/start-office-map.ts'
import { startOutboxBadge } from './widgets/outbox-badge/start-outbox-badge.ts'
import { startOverlays } from './widgets/overlay/start-overlays.ts'
import { startRotatingWords } from './widgets/rotating-words/start-rotating-words.ts'
import { startScrolled } from './widgets/scroll-to-top/scrolled.ts'
import { startSharing } from './widgets/share-links/start-sharing.ts'
import { startSharedFile } from './widgets/shared-file/start-shared-file.ts'
import { startStatusBar } from './widgets/status-bar/start-status-bar.ts'
import { startTabs } from './widgets/tabs/start-tabs.ts'
import { startThemeSwitches } from './widgets/theme-switch/start-theme-switch.ts'

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
whenIdle(() => {
  startStatusBar()
  startOfflineReadiness()
  void startOutbox()
})
void startNavigation()
