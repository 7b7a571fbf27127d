import type { Locator, Page } from '@playwright/test'

/** The items of a page that can be opened: tiles of a service, cards of services and of case studies. */
export const items = (page: Page) => page.locator('main li').filter({ has: page.locator('button[aria-expanded]') })
/** The button that opens and closes an item. */
export const toggle = (item: Locator) => item.getByRole('button')
/** The text that a tile or the card of a service shows only while it is open. */
export const more = (item: Locator) => item.locator('button[aria-expanded] + *')
/** The buttons of the items that are open. */
export const openToggles = (page: Page) => page.locator('main li').getByRole('button', { expanded: true })
