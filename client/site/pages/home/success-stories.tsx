import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { Section } from '#client/components/section.tsx'
import { paths } from '#client/navigation/paths.ts'
import type { Locale } from '#contract/addresses.ts'
import type { CaseStudy } from '#contract/content/case-study-schema.ts'
import styles from './success-stories.module.css'
import { SuccessStoryCard } from './success-story-card.tsx'

interface SuccessStoriesProps {
  locale: Locale
  caseStudies: readonly CaseStudy[]
}

/** Four case studies: on wide screens a large one, and three below it. */
export function SuccessStories({ locale, caseStudies }: SuccessStoriesProps) {
  const { t } = useTranslation('home')
  return (
    <Section
      title={t('stories.title')}
      lead={t('stories.lead')}
      tone="eggshell"
      action={
        <Button href={paths.caseStudies(locale)} variant="outline">
          {t('stories.viewAll')}
        </Button>
      }
    >
      <ul className={styles.stories}>
        {caseStudies.map((caseStudy) => (
          <SuccessStoryCard key={caseStudy.slug} locale={locale} caseStudy={caseStudy} />
        ))}
      </ul>
    </Section>
  )
}
