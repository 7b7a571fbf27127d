/**
 * What every served page starts with, once it has been painted: the table of contents of `behaviours/`. No React, no i18next; texts
 * that a behaviour shows stand in the HTML.
 */
import { startCopyrightYear } from './behaviours/copyright-year.ts'
import { startDrawer } from './behaviours/drawer.ts'
import { startDropdowns } from './behaviours/dropdowns.ts'
import { startLanguageSuggestion } from './behaviours/language-suggestion.ts'
import { startOutboxBadge } from './behaviours/outbox-badge.ts'
import { startScrolled } from './behaviours/scrolled.ts'

startCopyrightYear()
startDrawer()
startDropdowns()
startLanguageSuggestion()
void startOutboxBadge()
startScrolled()
