import { useTranslation } from 'react-i18next'
import type { Testimonial } from '#client/content/testimonials.ts'
import styles from './testimonial-slide.module.css'

interface TestimonialSlideProps {
  testimonial: Testimonial
  /** Whether this slide is shown at the beginning. */
  isFirst: boolean
  /** The position of the slide in words: "2 of 5". */
  label: string
}

/**
 * A quote and its author. All slides lie in the same grid cell, so that the carousel is as high as its highest slide.
 * All except the current one are `inert`, and CSS hides inert slides.
 */
export function TestimonialSlide({ testimonial, isFirst, label }: TestimonialSlideProps) {
  const { t } = useTranslation('home')
  const { name, company, avatar, logo, i18nKey } = testimonial
  return (
    // biome-ignore lint/a11y/useSemanticElements: the APG wants a group, and a fieldset is for forms
    <div
      className={styles.slide}
      role="group"
      aria-roledescription={t('testimonials.roleSlide')}
      aria-label={label}
      inert={!isFirst}
    >
      <figure>
        <blockquote>
          <p>{t(`testimonials.items.${i18nKey}.quote`)}</p>
        </blockquote>
        <figcaption>
          <img
            className={styles.portrait}
            src={avatar}
            alt=""
            width={192}
            height={192}
            loading="lazy"
            decoding="async"
            draggable={false}
          />
          <p className={styles.person}>
            <strong>{name}</strong>
            {t(`testimonials.items.${i18nKey}.position`)}
          </p>
          <div className={styles.company}>
            <img src={logo} alt={company} width={160} height={72} loading="lazy" decoding="async" draggable={false} />
          </div>
        </figcaption>
      </figure>
    </div>
  )
}
