/**
 * What every served page starts with, once it has been painted: the table of contents of `behaviours/`. No React, no i18next; texts
 * that a behaviour shows stand in the HTML.
 */
import { startCarousels } from './behaviours/carousel.ts'
import { startCarryingCorrection } from './behaviours/carry-correction.ts'
import { startCopying } from './behaviours/copy.ts'
import { startGlidingDown } from './behaviours/glide-down.ts'
import { startNotFound } from './behaviours/not-found.ts'
import { startOfficeMaps } from './behaviours/office-map.ts'
import { startSharing } from './behaviours/share.ts'
import { startTabs } from './behaviours/tabs.ts'

startCarousels()
startCarryingCorrection()
startCopying()
startGlidingDown()
startNotFound()
startOfficeMaps()
startSharing()
startTabs()
