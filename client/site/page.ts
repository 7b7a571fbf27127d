import type { FunctionComponent } from 'react'
import type { Locale } from '#contract/addresses.ts'

/** What a page is given: its language, the `:slug` of its address (else empty) and what its `load` returned. */
export interface PageProps<Data = undefined> {
  locale: Locale
  slug: string
  data: Data
}

/** What a file in `pages/` exports: the screen and, when it needs content of its own, how to load that. */
export interface PageModule<Data = undefined> {
  Page: FunctionComponent<PageProps<Data>>
  load?: (address: { locale: Locale; slug: string }) => Promise<Data>
}
