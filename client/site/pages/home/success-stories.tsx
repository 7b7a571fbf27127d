import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { Section } from '#client/components/section.tsx'
import { paths } from '#client/navigation/paths.ts'
import type { Locale } from '#contract/addresses.ts'
import type { Story } from './story.ts'
import { StoryCard } from './story-card.tsx'
import styles from './success-stories.module.css'

interface SuccessStoriesProps {
  locale: Locale
  stories: readonly Story[]
}

/** Four case studies side by side. */
export function SuccessStories({ locale, stories }: SuccessStoriesProps) {
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
        {stories.map((story) => (
          <StoryCard key={story.slug} locale={locale} story={story} />
        ))}
      </ul>
    </Section>
  )
}
