import { useTranslation } from 'react-i18next'
import { Section } from '#client/components/section.tsx'
import type { Locale } from '#contract/locale.ts'
import { LogoStrip } from './logo-strip.tsx'
import { TestimonialCarousel } from './testimonial-carousel.tsx'
import styles from './testimonials.module.css'

/** What clients say, and who they are. `HydrateWhenNear` gives every part its language; these take it from i18next. */
export function Testimonials(_: { locale: Locale }) {
  const { t } = useTranslation('home')
  return (
    <div className={styles.page}>
      <Section title={t('testimonials.title')} tone="ink">
        <TestimonialCarousel />
        <LogoStrip />
      </Section>
    </div>
  )
}
