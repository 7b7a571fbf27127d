/**
 * The only inline script, in the `<head>` of every page. It makes all decisions on which the first paint depends, and
 * starts the code that must work before `start.ts` has loaded. The text of the script is the same on all pages, because
 * the content security policy contains its hash (`scripts/build/inline-script.ts`).
 */
import { saveEarlyDrafts } from './document/early-drafts.ts'
import { noteEarlyPresses } from './document/early-presses.ts'
import { renderFirstScreen, renderWhole } from './document/first-frame.ts'
import { hasFilters } from './document/has-filters.ts'
import { loadScriptsAfterPaint } from './document/load-scripts.ts'
import { noteFairMode } from './document/page-fair-mode.ts'
import { pageState } from './document/page-state.ts'
import { receiveCover } from './navigation/receive-cover.ts'
import { reloadOnBack } from './navigation/reload-on-back.ts'
import {
  openInChosenLanguage,
  restoreScrollAfterSwitch,
  startLanguageSwitch,
} from './widgets/language-switch/start-language-switch.ts'
import { showThemeAlways } from './widgets/theme-switch/show-theme.ts'

const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
const type = load?.type
// Links from search engines may have a text fragment (`#:~:text=`). `location` does not show it; the Navigation API
// does.
const address = window.navigation?.currentEntry?.url ?? location.href

if (type !== 'back_forward' && type !== 'reload') openInChosenLanguage()
startLanguageSwitch()
noteEarlyPresses()
saveEarlyDrafts()
showThemeAlways()
noteFairMode()

const mayBeginScrolled = restoreScrollAfterSwitch() || type !== 'navigate' || address.includes('#')
if (mayBeginScrolled) renderWhole()
else renderFirstScreen()
// The served list of case studies stays hidden until React shows the filtered one.
if (hasFilters()) pageState.query = ''

receiveCover()
reloadOnBack()
loadScriptsAfterPaint()
