import { createElement, type ReactNode } from 'react'
import type { Namespace } from '#client/i18n/namespaces.ts'
import type { Locale } from '#contract/addresses.ts'

/** The props of every island's content. Keep them small: they stand in the HTML of the page. */
export interface IslandProps {
  locale: Locale
  /** The job that the application form is for. */
  job?: { slug: string; title: string; locations: string[] }
}

interface IslandDefinition {
  /** The translations that it needs besides the shared ones. */
  namespaces: readonly Namespace[]
  /**
   * A link may put another page in the place of this one after the island has started (`navigation/can-swap-page.ts`). Only for an island
   * that does not send or store anything: it goes on running beside the next page and is kept for Back.
   */
  canBeLeft?: true
  /** Imports the code, loads the content, and gives the tree that the build has rendered. Rejects when either cannot be had. */
  load: (props: IslandProps) => Promise<ReactNode>
}

export type IslandName = 'application-section' | 'case-study-list' | 'contact-section' | 'submission-list'

/** Every island, by the value of its `data-island`. */
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
    canBeLeft: true,
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
