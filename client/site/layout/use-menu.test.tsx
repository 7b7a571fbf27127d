import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { addAllTranslations } from '#client/i18n/all-translations.ts'
import { i18nFor } from '#client/i18n/i18n.ts'
import { PAGE_IDS, PAGES } from '#client/site/routes.tsx'
import { MenuBar } from '#client/widgets/dropdown/menu-bar.tsx'
import { localePath, PATHS } from '#contract/addresses.ts'
import { ariaCurrent, useMenu } from './use-menu.tsx'

function Menu() {
  return <MenuBar label="Menu" entries={useMenu()} />
}

addAllTranslations()

test('the menu links in its language to all pages with a place in it, in the order of the table, and to no industries', () => {
  const html = renderToString(
    <I18nextProvider i18n={i18nFor('vi')}>
      <StaticRouter location="/vi/careers" basename="/vi">
        <Menu />
      </StaticRouter>
    </I18nextProvider>,
  )
  const inMenu = PAGE_IDS.filter((id) => PAGES[id].handle?.menu)
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(
    inMenu.map((id) => localePath('vi', PATHS[id])),
  )
  expect(html.match(/href="[^"]*" aria-current="page"/g)).toEqual(['href="/vi/careers" aria-current="page"'])
})

test.each([
  ['caseStudies', 'caseStudies', 'page'],
  ['caseStudies', 'caseStudy', 'true'],
  ['careers', 'job', 'true'],
  ['services', 'mobile_app', 'true'],
  ['mobile_app', 'services', undefined],
  ['ai', 'mobile_app', undefined],
  ['services', 'caseStudies', undefined],
  ['aboutUs', 'contactUs', undefined],
] as const)('the link to %s, while the page %s is shown, has the aria-current %s', (id, currentPage, mark) => {
  expect(ariaCurrent(id, currentPage)).toBe(mark)
})

test('a group of pages is marked on each of its pages', () => {
  const html = renderToString(
    <I18nextProvider i18n={i18nFor('en')}>
      <StaticRouter location="/how-we-work">
        <Menu />
      </StaticRouter>
    </I18nextProvider>,
  )
  expect(html.match(/aria-current="[a-z]+"/g)).toEqual(['aria-current="true"', 'aria-current="page"'])
})
