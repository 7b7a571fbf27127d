import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#client/components/icon-button.tsx'
import { testimonials } from '#client/content/testimonials.ts'
import styles from './testimonial-carousel.module.css'
import { TestimonialSlide } from './testimonial-slide.tsx'

const COUNT = testimonials.length

/** A carousel of quotes by clients, one at a time (WAI-ARIA APG, carousel). */
export function TestimonialCarousel() {
  const { t } = useTranslation('home')
  const slidesId = useId()
  return (
    <section
      className={styles.carousel}
      aria-roledescription={t('testimonials.roleCarousel')}
      aria-label={t('testimonials.carousel')}
      data-carousel
    >
      <div className={styles.controls}>
        <p className={styles.position} aria-hidden="true">
          <span className={styles.marks} data-carousel-marks>
            {testimonials.map(({ id }, index) => (
              <span key={id} data-current={index === 0 || undefined} />
            ))}
          </span>
          <span data-carousel-position>{`1 / ${COUNT}`}</span>
        </p>
        <IconButton
          icon="arrow-left"
          label={t('testimonials.previous')}
          className={styles.button}
          aria-controls={slidesId}
          data-carousel-step={-1}
        />
        <IconButton
          icon="arrow-right"
          label={t('testimonials.next')}
          className={styles.button}
          aria-controls={slidesId}
          data-carousel-step={1}
        />
      </div>
      <div id={slidesId} className={styles.slides} aria-live="polite" data-carousel-slides>
        {testimonials.map((testimonial, index) => (
          <TestimonialSlide
            key={testimonial.id}
            testimonial={testimonial}
            isFirst={index === 0}
            label={t('testimonials.slide', { index: index + 1, count: COUNT })}
          />
        ))}
      </div>
    </section>
  )
}
