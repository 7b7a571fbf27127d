/**
 * What every served page starts with, once it has been painted: the table of contents of `behaviours/`. No React, no i18next; texts
 * that a behaviour shows stand in the HTML.
 */
import { startDropdowns } from './behaviours/dropdowns.ts'
import { startScrolled } from './behaviours/scrolled.ts'

startDropdowns()
startScrolled()
