import { createElement, type ReactNode } from 'react'
import type { Namespace } from '#client/i18n/namespaces.ts'
import type { Locale } from '#contract/addresses.ts'

/** What an island is made of: small, for it stands in the HTML of the page. */
export interface IslandProps {
  locale: Locale
  /** The job that is applied for. */
  job?: { slug: string; title: string; locations: string[] }
}

interface IslandDefinition {
  /** The translations it needs besides the shared ones. */
  namespaces: readonly Namespace[]
  /** Fetches its code and content; gives what the page was rendered with in its place. */
  load: (props: IslandProps) => Promise<ReactNode>
}

export type IslandName = 'application-section' | 'case-study-list' | 'contact-section' | 'submission-list'

/** Every island, by the name that it has in the HTML. */
export const ISLANDS: Record<IslandName, IslandDefinition> = {
  'application-section': {
    namespaces: ['careers', 'form'],
    async load({ locale, job }) {
      const { ApplicationSection } = await import('./application-form/application-section.tsx')
      return job && createElement(ApplicationSection, { locale, job })
    },
  },
  'case-study-list': {
    namespaces: ['case-studies'],
    async load({ locale }) {
      const [{ CaseStudyListIsland }, { loadCaseStudyList }] = await Promise.all([
        import('./case-study-list/case-study-list-island.tsx'),
        import('#client/content/case-study-list.ts'),
      ])
      return createElement(CaseStudyListIsland, { locale, caseStudies: await loadCaseStudyList(locale) })
    },
  },
  'contact-section': {
    namespaces: ['form'],
    async load({ locale }) {
      const { ContactSection } = await import('./contact-form/contact-section.tsx')
      return createElement(ContactSection, { locale })
    },
  },
  'submission-list': {
    namespaces: ['outbox', 'form'],
    async load({ locale }) {
      const { SubmissionList } = await import('./outbox/submission-list.tsx')
      return createElement(SubmissionList, { locale })
    },
  },
}
