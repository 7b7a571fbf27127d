import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#client/components/icon-button.tsx'
import { testimonials } from '#client/content/testimonials.ts'
import { slideAfter, stepForKey } from './carousel-steps.ts'
import styles from './testimonial-carousel.module.css'
import { TestimonialSlide } from './testimonial-slide.tsx'
import { useSwipe } from './use-swipe.ts'

const COUNT = testimonials.length

/** What clients say, one quote at a time (WAI-ARIA APG, carousel): by button, key and swipe, round both ends, never by itself. */
export function TestimonialCarousel() {
  const { t } = useTranslation('home')
  const slidesId = useId()
  const [{ index, lastStep }, setPosition] = useState({ index: 0, lastStep: 0 })
  const turn = (step: number) => {
    if (step) setPosition({ index: slideAfter(index, step, COUNT), lastStep: step })
  }
  const swipe = useSwipe(turn)

  function turnByKey(event: KeyboardEvent) {
    const step = stepForKey(event.key, index, COUNT)
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    turn(step)
  }

  return (
    <section
      className={styles.carousel}
      aria-roledescription={t('testimonials.roleCarousel')}
      aria-label={t('testimonials.carousel')}
      onKeyDown={turnByKey}
    >
      <div className={styles.controls}>
        <p className={styles.position} aria-hidden="true">
          <span className={styles.marks}>
            {testimonials.map(({ id }, place) => (
              <span key={id} data-current={place === index || undefined} />
            ))}
          </span>
          {`${index + 1} / ${COUNT}`}
        </p>
        <IconButton
          icon="arrow-left"
          label={t('testimonials.previous')}
          className={styles.button}
          aria-controls={slidesId}
          onClick={() => turn(-1)}
        />
        <IconButton
          icon="arrow-right"
          label={t('testimonials.next')}
          className={styles.button}
          aria-controls={slidesId}
          onClick={() => turn(1)}
        />
      </div>
      <div
        id={slidesId}
        className={styles.slides}
        aria-live="polite"
        data-turned={lastStep ? (lastStep > 0 ? 'on' : 'back') : undefined}
        {...swipe}
      >
        {testimonials.map((testimonial, place) => (
          <TestimonialSlide
            key={testimonial.id}
            testimonial={testimonial}
            isCurrent={place === index}
            label={t('testimonials.slide', { index: place + 1, count: COUNT })}
          />
        ))}
      </div>
    </section>
  )
}
