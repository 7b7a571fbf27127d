import { useTranslation } from 'react-i18next'
import { Section } from '#client/components/section.tsx'
import { TestimonialCarousel } from '#client/widgets/carousel/testimonial-carousel.tsx'
import { LogoStrip } from '#client/widgets/logo-strip/logo-strip.tsx'
import styles from './testimonials.module.css'

/** Quotes of clients, and the customers' logos. */
export function Testimonials() {
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
