import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { i18nFor } from '#client/i18n/i18n.ts'

/** Returns the HTML of a part of a page in English. The test must have added the translations that the part shows. */
export function markup(part: ReactNode): string {
  return renderToStaticMarkup(<I18nextProvider i18n={i18nFor('en')}>{part}</I18nextProvider>)
}

/** Returns the addresses of all links in a part of a page. */
export function hrefs(html: string): (string | undefined)[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
}

/** Returns the addresses of the links to which a script adds the parameter `?correct=` (the submission to correct). */
export function carryingHrefs(html: string): (string | undefined)[] {
  return hrefs([...html.matchAll(/<a [^>]*data-carries-correction[^>]*>/g)].join())
}
