import type { Locator, Page } from '@playwright/test'
import caseStudies from '#client/i18n/locales/en/case-studies.json' with { type: 'json' }
import common from '#client/i18n/locales/en/common.json' with { type: 'json' }
import home from '#client/i18n/locales/en/home.json' with { type: 'json' }
import { paths } from '#client/navigation/paths.ts'
import { DEFAULT_LOCALE } from '#contract/addresses.ts'
import type { ScreenName } from './browser.ts'
import { examplePath } from './pages.ts'

/** An operation of a visitor, such as a press on a button, and the state of the page that shows the answer. */
export interface Operation {
  name: string
  path: string
  /** Absent: the phone. */
  screen?: ScreenName
  /** The element to press. */
  target: (page: Page) => Locator
  /** An element to press before `target`, unmeasured. A pause separates the two presses. */
  openedBy?: (page: Page) => Locator
  /** A key to press instead of a tap on `target`. The press on `openedBy` has focused `target` by then. */
  key?: string
  /**
   * Returns the state that shows the answer, such as the value of `aria-expanded` or the text of a field. The press
   * counts as answered when this value changes. The function runs in the page.
   */
  readState: (target: Element) => unknown
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true })
const field = (name: string) => (page: Page) => page.locator(`form [name="${name}"]`)
const [country, firstName] = [field('country'), field('firstName')]
const industry = (page: Page) => page.getByRole('search').getByRole('combobox', { name: caseStudies.filters.industry })
const search = (page: Page) => page.getByRole('search').getByRole('searchbox')
/** The second option of a select whose list of options is open. */
const secondOption = (select: (page: Page) => Locator) => (page: Page) => select(page).getByRole('option').nth(1)

const typedText = (control: Element) => (control as HTMLInputElement).value
const isOpen = (select: Element) => select.matches(':open')
/** The label of a button and the visibility of its parts. They change when a press swaps the icon or the label. */
const visibleParts = (button: Element) =>
  [button.getAttribute('aria-label'), ...[...button.querySelectorAll('*')].map((part) => part.checkVisibility())].join()

const start = paths.home(DEFAULT_LOCALE)
const list = paths.caseStudies(DEFAULT_LOCALE)
const contact = paths.contactUs(DEFAULT_LOCALE)

/** All operations that are timed. */
export const OPERATIONS: readonly Operation[] = [
  {
    name: 'menu of the header',
    path: start,
    screen: 'tablet',
    target: (page) =>
      page
        .getByRole('banner')
        .getByRole('button', { name: common.nav.submenu.replace('{{name}}', common.nav.services), exact: true }),
    readState: (button) =>
      document
        .getElementById(button.getAttribute('aria-controls') ?? '')
        ?.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  },
  {
    name: 'drawer',
    path: start,
    target: button(common.nav.menu),
    readState: () => document.querySelector('dialog[open]') !== null,
  },
  { name: 'pause of the film', path: start, target: button(home.hero.pauseFilm), readState: visibleParts },
  {
    name: 'carousel',
    path: start,
    target: button(home.testimonials.next),
    readState: (button) => {
      const slides = document.getElementById(button.getAttribute('aria-controls') ?? '')?.children ?? []
      return [...slides].findIndex((slide) => !(slide as HTMLElement).inert)
    },
  },
  {
    name: 'technology tab',
    path: paths.mobile_app(DEFAULT_LOCALE),
    target: (page) => page.getByRole('tab').nth(1),
    readState: (tab) => tab.getAttribute('aria-selected'),
  },
  {
    name: 'summary of a case study',
    path: start,
    target: (page) => page.getByRole('main').locator('li button[aria-expanded]').first(),
    readState: (button) => button.getAttribute('aria-expanded'),
  },
  { name: 'filter, opened', path: list, target: industry, readState: isOpen },
  {
    name: 'filter, chosen: the list',
    path: list,
    openedBy: industry,
    target: secondOption(industry),
    readState: () => [...document.querySelectorAll('main h3')].map((title) => title.textContent).join(),
  },
  { name: 'search, a letter', path: list, openedBy: search, target: search, key: 'x', readState: typedText },
  {
    name: 'more case studies',
    path: list,
    target: button(caseStudies.list.loadMore),
    readState: () => document.querySelectorAll('main h3').length,
  },
  { name: 'country, opened', path: contact, target: country, readState: isOpen },
  {
    name: 'country, chosen',
    path: contact,
    openedBy: country,
    target: secondOption(country),
    readState: (option) => option.closest('select')?.value,
  },
  {
    name: 'field, focused',
    path: contact,
    target: firstName,
    readState: (field) => document.activeElement === field,
  },
  { name: 'field, a letter', path: contact, openedBy: firstName, target: firstName, key: 'x', readState: typedText },
  {
    name: 'submit: the errors',
    path: contact,
    target: (page) => page.locator('form [type="submit"]'),
    readState: () => document.querySelectorAll('form [aria-invalid="true"]').length,
  },
  {
    name: 'copy: the message',
    path: examplePath('job'),
    target: button(common.share.copy),
    readState: () => [...document.querySelectorAll('main [role="status"]')].map((status) => status.textContent).join(),
  },
]
