import { useTranslation } from 'react-i18next'
import type { Testimonial } from '#client/content/testimonials.ts'
import styles from './testimonial-slide.module.css'

interface TestimonialSlideProps {
  testimonial: Testimonial
  /** The one that is shown to begin with. */
  isFirst: boolean
  /** Its place among the others, in words. */
  label: string
}

/** A quote with who says it; all slides of a carousel lie in one grid cell, those that are not current out of sight and reach. */
export function TestimonialSlide({ testimonial, isFirst, label }: TestimonialSlideProps) {
  const { t } = useTranslation('home')
  const { name, company, avatar, logo, i18nKey } = testimonial
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group (APG), and no part of a form
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
