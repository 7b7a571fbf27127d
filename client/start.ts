/**
 * The script that every page of the site runs after its first paint. It contains neither React nor i18next: the texts
 * that it shows are already in the HTML.
 */

import { startReloadAfterClearing } from './device/form-drafts/reload-after-clearing.ts'
import { startOfflineReadiness } from './device/offline/offline-readiness.ts'
import { startOutbox } from './device/submitting/start-outbox.ts'
import { startBrokenImages } from './document/broken-images.ts'
import { replayPresses } from './document/early-presses.ts'
import { startOffscreenLayout } from './document/first-frame.ts'
import { firstTouch } from './document/first-touch.ts'
import { SERVED } from './document/island-attributes.ts'
import { startKeepingChoices } from './document/keep-choices.ts'
import { loadFonts } from './document/load-fonts.ts'
import { logUnknownPath } from './document/log-unknown-path.ts'
import { followFairMode } from './document/page-fair-mode.ts'
import { pageState } from './document/page-state.ts'
import { startPresses } from './document/presses.ts'
import { retryImport } from './document/retry-import.ts'
import { startRevealSections } from './document/reveal-sections.ts'
import { startScrollAnchoring } from './document/scroll-anchoring.ts'
import { startSolidHeader } from './document/solid-header.ts'
import { storage } from './document/storage.ts'
import { whenIdle } from './document/when-idle.ts'
import { startEmptyOutbox } from './islands/outbox/empty-outbox.ts'
import { startIslands } from './islands/start-islands.ts'
import { startCoverTransition } from './navigation/cover-transition.ts'
import { startNavigation } from './navigation/start-navigation.ts'
import { startCarousel } from './widgets/carousel/start-carousel.ts'
import { startCopy } from './widgets/copy/start-copy.ts'
import { startCorrection } from './widgets/correction/start-correction.ts'
import { startDatedParts } from './widgets/dated-parts/start-dated-parts.ts'
import { startDetailsList } from './widgets/details-list/start-details-list.ts'
import { startDrawer } from './widgets/drawer/start-drawer.ts'
import { startDropdown } from './widgets/dropdown/start-dropdown.ts'
import { startFigureList } from './widgets/figure-list/start-figure-list.ts'
import { startGlideDown } from './widgets/glide-down/start-glide-down.ts'
import { startHeroFilm } from './widgets/hero-film/start-hero-film.ts'
import { startInstallCard } from './widgets/install-card/start-install-card.ts'
import { startLanguageSuggestion } from './widgets/language-suggestion/start-language-suggestion.ts'
import { startLanguageSwitchInTabs } from './widgets/language-switch/start-language-switch.ts'
import { startLogoStrip } from './widgets/logo-strip/start-logo-strip.ts'
import { startOfficeMap } from './widgets/office-map/start-office-map.ts'
import { startOutboxBadge } from './widgets/outbox-badge/start-outbox-badge.ts'
import { startOverlay } from './widgets/overlay/start-overlay.ts'
import { startRotatingWords } from './widgets/rotating-words/start-rotating-words.ts'
import { startScrollToTop } from './widgets/scroll-to-top/start-scroll-to-top.ts'
import { startShareLinks } from './widgets/share-links/start-share-links.ts'
import { startSharedFile } from './widgets/shared-file/start-shared-file.ts'
import { startStatusBar } from './widgets/status-bar/start-status-bar.ts'
import { startTabs } from './widgets/tabs/start-tabs.ts'
import { startThemeSwitch } from './widgets/theme-switch/start-theme-switch.ts'

startPresses()
startScrollAnchoring()
startOffscreenLayout()
startRevealSections()
startBrokenImages()
startKeepingChoices()
startReloadAfterClearing()
followFairMode()
startSolidHeader()
logUnknownPath()

startCarousel()
startCopy()
startCorrection()
startDatedParts()
startDetailsList()
startDrawer()
startDropdown()
startFigureList()
startGlideDown()
startHeroFilm()
startInstallCard()
startLanguageSuggestion()
startLanguageSwitchInTabs()
startLogoStrip()
startOfficeMap()
void startOutboxBadge()
startOverlay()
startRotatingWords()
startScrollToTop()
startSharedFile()
startShareLinks()
startTabs()
startThemeSwitch()

startCoverTransition()
startIslands()
startEmptyOutbox()
if ('fair' in pageState) void retryImport(() => import('./islands/fair/load-fair-frame.ts'))

// Firefox 153 may restore the scroll position of another entry, such as 0: the place that was stored when this entry's
// page was left also tells that the page is shown again.
const session = storage('sessionStorage')
const isShownAgain =
  scrollY > 0 || 'reloadedForBack' in session || `place:${window.navigation?.currentEntry?.key}` in session
void (isShownAgain ? Promise.resolve() : firstTouch)
  .then(() => retryImport(() => import('./document/after-first-touch.ts')))
  .then(({ startAfterFirstTouch }) => startAfterFirstTouch(isShownAgain))

// From here on scripts answer presses: answers those that were made before.
const root = document.getElementById('root') as HTMLElement
pageState.alive = ''
root.removeAttribute(SERVED)
replayPresses(root)

// If a service worker controls the page, the fonts are already on the device and are loaded at once. On a first visit
// they load last, after everything that the visitor sees or can use.
if (navigator.serviceWorker?.controller) void loadFonts()
else whenIdle(() => void loadFonts())
whenIdle(() => {
  startStatusBar()
  startOfflineReadiness()
  void startOutbox()
})
void startNavigation()
