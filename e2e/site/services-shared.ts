import { expect } from 'vitest'
import { textsOf } from '../support/served-page.ts'

// What the page of all services and the pages of single services have in common.

const LINKEDIN = /^https:\/\/www\.linkedin\.com\//

/** The figures about the company, on the page of all services and on that of the enterprise service. */
export const COMPANY_FIGURES = ['18+', '120+', '40+', '24/7']

/** The values of the figures in the strip of figures of a page. */
export function figuresOf(page: Document): string[] {
  return textsOf(page, 'main ul:not(li ul) > li > strong')
}

/** Expects the page to end with a link to the contact page and one to LinkedIn, which opens in a new tab. */
export function expectClosingLinks(page: Document, prefix: string): void {
  const links = [...page.querySelectorAll('main > section:last-child a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `${prefix}/contact-us`,
    expect.stringMatching(LINKEDIN),
  ])
  expect(links.at(-1)?.getAttribute('target')).toBe('_blank')
}
