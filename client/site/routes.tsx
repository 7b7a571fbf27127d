import type { RouteObject } from 'react-router-dom'
import { caseStudyFacts } from '#client/content/case-study-facts.ts'
import { jobFacts } from '#client/content/jobs.ts'
import { LAST_CHANGE_DATE } from '#client/content/privacy.ts'
import { PATHS, type PageId, type SlugPage } from '#contract/addresses.ts'
import type { Section } from '#contract/group.ts'

export type FooterColumn = 'company' | 'work' | 'site'

/** Facts about a page in addition to its content. */
interface PageHandle {
  /** False for a page that is left out of the sitemap. */
  listed?: boolean
  /**
   * The section of the site that the page belongs to. The pages of a section are downloaded together for offline use.
   * After an update the visitor is told which sections have changed. Default: `company`.
   */
  section?: Section
  /** The page's place in the menus: an entry of its own (`top`), or a page in the group `services` or `about`. */
  menu?: 'top' | 'services' | 'about'
  footer?: { column: FooterColumn; place: number; newTab?: boolean }
  /** The date of the page's last change (ISO 8601, a day or only a month), if the content contains it. */
  changed?: string | undefined
  slugs?: never
}

/**
 * Facts about a page with `:slug` in its path. Such a page has many addresses, so it is neither in the menus nor in the
 * footer. Menus and footer link to the page that lists these addresses instead.
 */
interface SlugPageHandle extends Pick<PageHandle, 'listed' | 'section'> {
  menu?: never
  footer?: never
  changed?: never
  /** All slugs, each with the date of the last change of its page (ISO 8601, a day or only a month). */
  slugs: ReadonlyMap<string, string | undefined>
}

interface Page {
  /** Imports the page's file, which exports `Component`, and `loader` if the page shows content of its own. */
  lazy: () => Promise<Pick<RouteObject, 'Component' | 'loader'>>
  handle?: PageHandle
}

interface ManyPages extends Pick<Page, 'lazy'> {
  handle: SlugPageHandle
}

const caseStudyDates = new Map([...caseStudyFacts].map(([slug, { published }]) => [slug, published]))
const jobDates = new Map([...jobFacts].map(([slug, { published }]) => [slug, published]))

/**
 * Returns the latest of the dates on which the pages of a list last changed, or undefined if no page has a date. The
 * page with the list counts as changed on this date, too.
 */
function latest(dates: ReadonlyMap<string, string | undefined>): string | undefined {
  return [...dates.values()]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1)
}

/**
 * Every page of the site (docs/product.md §2.1). Prerendering, the menus, the footer, the sitemap and the archives for
 * offline use are all derived from this table.
 */
export const PAGES: Record<Exclude<PageId, SlugPage>, Page> & Record<SlugPage, ManyPages> = {
  home: { lazy: () => import('./pages/home/page.tsx') },
  services: {
    lazy: () => import('./pages/services/page.tsx'),
    handle: { section: 'services', menu: 'top', footer: { column: 'work', place: 2 } },
  },
  enterprise_software: {
    lazy: () => import('./pages/software-development/page.tsx'),
    handle: { section: 'services', menu: 'services' },
  },
  web_dev: {
    lazy: () => import('./pages/web-development/page.tsx'),
    handle: { section: 'services', menu: 'services' },
  },
  mobile_app: {
    lazy: () => import('./pages/mobile-app-development/page.tsx'),
    handle: { section: 'services', menu: 'services' },
  },
  managed_services: {
    lazy: () => import('./pages/managed-services/page.tsx'),
    handle: { section: 'services', menu: 'services' },
  },
  ai: {
    lazy: () => import('./pages/artificial-intelligence/page.tsx'),
    handle: { section: 'services', menu: 'services' },
  },
  data_science: {
    lazy: () => import('./pages/data-science/page.tsx'),
    handle: { section: 'services', menu: 'services' },
  },
  caseStudies: {
    lazy: () => import('./pages/case-studies/page.tsx'),
    handle: {
      section: 'stories',
      menu: 'top',
      footer: { column: 'work', place: 1 },
      changed: latest(caseStudyDates),
    },
  },
  caseStudy: {
    lazy: () => import('./pages/case-study/page.tsx'),
    handle: { section: 'stories', slugs: caseStudyDates },
  },
  caseStudyNotFound: {
    lazy: () => import('./pages/case-study-not-found/page.tsx'),
    handle: { section: 'stories', listed: false },
  },
  aboutUs: {
    lazy: () => import('./pages/about-us/page.tsx'),
    handle: { menu: 'about', footer: { column: 'company', place: 3 } },
  },
  aboutHistory: { lazy: () => import('./pages/about-history/page.tsx'), handle: { menu: 'about' } },
  howWeWork: {
    lazy: () => import('./pages/how-we-work/page.tsx'),
    handle: { menu: 'about', footer: { column: 'work', place: 3 } },
  },
  contactUs: {
    lazy: () => import('./pages/contact-us/page.tsx'),
    handle: { footer: { column: 'company', place: 1 } },
  },
  careers: {
    lazy: () => import('./pages/careers/page.tsx'),
    handle: {
      section: 'careers',
      menu: 'top',
      footer: { column: 'company', place: 2, newTab: true },
      changed: latest(jobDates),
    },
  },
  job: { lazy: () => import('./pages/job/page.tsx'), handle: { section: 'careers', slugs: jobDates } },
  privacyPolicy: {
    lazy: () => import('./pages/privacy-policy/page.tsx'),
    handle: { footer: { column: 'site', place: 1 }, changed: LAST_CHANGE_DATE },
  },
  security: { lazy: () => import('./pages/security/page.tsx'), handle: { footer: { column: 'company', place: 4 } } },
  accessibility: {
    lazy: () => import('./pages/accessibility/page.tsx'),
    handle: { footer: { column: 'site', place: 2 } },
  },
  install: { lazy: () => import('./pages/install/page.tsx'), handle: { footer: { column: 'site', place: 4 } } },
  outbox: {
    lazy: () => import('./pages/outbox/page.tsx'),
    handle: { listed: false, footer: { column: 'site', place: 3 } },
  },
  status: { lazy: () => import('./pages/status/page.tsx'), handle: { listed: false } },
  fair: { lazy: () => import('./pages/fair/page.tsx'), handle: { listed: false } },
  notFound: { lazy: () => import('./pages/not-found/page.tsx'), handle: { listed: false } },
}

/** The ids of all pages, in the order of `PAGES`. */
export const PAGE_IDS = Object.keys(PAGES) as PageId[]

/** The routes for React Router: every page inside the layout. The not-found page matches all other addresses. */
export const routes: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('./layout/layout.tsx')).Layout }),
    children: PAGE_IDS.map((id) => ({ id, path: id === 'notFound' ? '*' : PATHS[id], ...PAGES[id] })),
  },
]
