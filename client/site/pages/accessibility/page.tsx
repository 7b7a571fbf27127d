import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { PageHero } from '#client/components/page-hero.tsx'
import { Section } from '#client/components/section.tsx'
import { TableOfContents } from '#client/components/table-of-contents.tsx'
import { TextSection, TextSections } from '#client/components/text-section.tsx'
import { accessibilitySections } from '#client/content/accessibility.ts'
import { company } from '#client/content/company.ts'
import { Head } from '#client/site/head.tsx'
import { ClosingBand } from '#client/site/sections/closing-band.tsx'
import { FourLimits } from './four-limits.tsx'
import looks from './sections.module.css'
import floor from './unfinished-floor.module.css'

/** The classes of the sections that do not look like plain text. */
const LOOKS: Partial<Record<(typeof accessibilitySections)[number], string>> = {
  standard: looks.standard,
  how: looks.how,
  tested: looks.tested,
  known: floor.floor,
}

/** The accessibility statement. */
export function Component() {
  const { t } = useTranslation('accessibility')
  return (
    <>
      <Head title={t('title')} description={t('metaDescription')} />
      <PageHero image="/illustrations/hero-accessibility.svg" title={t('title')} lead={t('lead')} />
      <Section>
        <TableOfContents sections={accessibilitySections.map((id) => ({ id, title: t(`sections.${id}.title`) }))} />
        <TextSections>
          {accessibilitySections.map(
            (id) =>
              // The band below shows the last section.
              id !== 'tell' && (
                <TextSection
                  key={id}
                  className={LOOKS[id]}
                  id={id}
                  title={t(`sections.${id}.title`)}
                  text={t(`sections.${id}.text`)}
                >
                  {id === 'standard' && (
                    <img src="/illustrations/own-measure.svg" alt="" width={600} height={400} loading="lazy" />
                  )}
                  {id === 'how' && <FourLimits />}
                </TextSection>
              ),
          )}
        </TextSections>
      </Section>
      <ClosingBand
        id="tell"
        title={t('sections.tell.title')}
        lead={t('sections.tell.text')}
        picture={{ src: '/illustrations/braille-tile.svg', width: 400, height: 440 }}
      >
        <Button variant="cta" href={`mailto:${company.email}`}>
          {company.email}
        </Button>
        <Button variant="outline" href={company.phoneHref}>
          {company.phone}
        </Button>
      </ClosingBand>
    </>
  )
}
