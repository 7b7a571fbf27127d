import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test, vi } from 'vitest'
import { LOCALES, type Locale } from '#contract/addresses.ts'

vi.mock('#client/device/captcha/captcha-site-key.ts', () => ({ CAPTCHA_SITE_KEY: '' }))
// Other test files may have loaded the forms with a site key: load all modules anew.
vi.resetModules()
const { addTranslations, i18nFor } = await import('#client/i18n/i18n.ts')
const { ContactSection } = await import('./contact-form/contact-section.tsx')
const { ApplicationSection } = await import('./application-form/application-section.tsx')
for (const locale of LOCALES)
  for (const namespace of ['careers', 'common', 'form'] as const)
    addTranslations(locale, namespace, (await import(`../i18n/locales/${locale}/${namespace}.json`)).default)

const JOB = { slug: 'harbour-pilot', title: 'Harbour pilot', locations: ['Vũng Tàu'] }

function expectNoSending(form: ReactNode, locale: Locale): void {
  const html = renderToStaticMarkup(<I18nextProvider i18n={i18nFor(locale)}>{form}</I18nextProvider>)
  expect(html).toContain('Chưa cấu hình site key cho captcha (VITE_CAPTCHA_SITE_KEY).')
  expect(html).not.toContain('data-captcha')
  expect(/<button[^>]*type="submit"[^>]*>/.exec(html)?.[0]).toContain('aria-disabled="true"')
}

test.each(LOCALES)('without a site key of the captcha both forms say so and cannot be sent (%s)', (locale) => {
  expectNoSending(<ContactSection locale={locale} />, locale)
  expectNoSending(<ApplicationSection locale={locale} job={JOB} />, locale)
})
