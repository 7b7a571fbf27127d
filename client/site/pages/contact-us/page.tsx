import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { Icon } from '#client/components/icon.tsx'
import { PageHero } from '#client/components/page-hero.tsx'
import { ContactSection } from '#client/islands/contact-form/contact-section.tsx'
import { Island } from '#client/islands/island.tsx'
import { paths } from '#client/navigation/paths.ts'
import { Head } from '#client/site/head.tsx'
import { useLocale } from '#client/site/locale.ts'
import { AddressSection } from '#client/site/sections/address-section.tsx'
import { ContactCards } from '#client/site/sections/contact-cards.tsx'
import { CONTACT_FORM_HASH } from '#contract/addresses.ts'

/** The page with the contact form, other ways to write, and the address. */
export function Component() {
  const { t } = useTranslation('contact')
  const locale = useLocale()
  return (
    <>
      <Head title={t('title')} description={t('metaDescription')} />
      <PageHero
        eyebrow={t('hero.eyebrow')}
        title={t('hero.title')}
        lead={t('hero.lead')}
        image="/illustrations/hero-contact-us.svg"
        actions={
          <>
            <Button href={CONTACT_FORM_HASH} variant="hero">
              {t('hero.write')} <Icon name="arrow-down" />
            </Button>
            <Button href={`${paths.howWeWork(locale)}#questions`} variant="link">
              {t('hero.questions')}
            </Button>
          </>
        }
      />
      <Island name="contact-section" props={{ locale }}>
        <ContactSection locale={locale} />
      </Island>
      <ContactCards locale={locale} />
      <AddressSection locale={locale} />
    </>
  )
}
