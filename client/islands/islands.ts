import { createElement, type ReactNode } from 'react'
import { loadTranslations } from '#client/i18n/load-translations.ts'
import type { Namespace } from '#client/i18n/namespaces.ts'
import { LOCALES, type Locale } from '#contract/addresses.ts'
import type { JobToApplyFor } from './application-form/application-definition.ts'

/** The props of the content of an island. Keep them small, because the page's HTML contains them. */
export interface IslandProps {
  locale: Locale
  /** The job that the application form is for. */
  job?: JobToApplyFor
}

interface IslandDefinition {
  /** The translation namespaces that the island needs in addition to the shared ones. */
  namespaces: readonly Namespace[]
  /**
   * True if a link may replace the page without loading a new document even after the island has started
   * (`navigation/can-swap-page.ts`). The started island then goes on running in memory while the next page is shown,
   * and Back shows it again. Set this only for an island that sends and stores nothing.
   */
  canBeLeft?: true
  /**
   * True if the island is hydrated as soon as the scripts run, without waiting until the visitor uses it or scrolls to
   * it. This is for content that depends on facts that the build does not know: the status page shows the submission
   * whose status code is in the address, and the page `/fair` depends on whether fair mode is on.
   */
  startsAtOnce?: true
  /**
   * Imports the island's code, loads its content, and returns the same tree that the build has rendered. Rejects if the
   * code or the content cannot be loaded.
   */
  load: (props: IslandProps) => Promise<ReactNode>
}

export type IslandName =
  | 'application-section'
  | 'case-study-list'
  | 'contact-section'
  | 'fair-section'
  | 'status-section'
  | 'submission-list'

/** All islands. The key is the value of the `data-island` attribute. */
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
  'fair-section': {
    namespaces: ['fair'],
    startsAtOnce: true,
    async load({ locale }) {
      const [{ FairSection }] = await Promise.all([
        import('./fair/fair-section.tsx'),
        // In fair mode this island greets visitors in every language, so it needs the texts of all languages.
        ...LOCALES.map((each) => loadTranslations(each, ['fair'])),
      ])
      return createElement(FairSection, { locale })
    },
  },
  'status-section': {
    namespaces: ['status', 'form'],
    startsAtOnce: true,
    async load({ locale }) {
      const { StatusSection } = await import('./status/status-section.tsx')
      return createElement(StatusSection, { locale })
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
