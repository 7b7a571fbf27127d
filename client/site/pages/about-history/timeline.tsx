import { useTranslation } from 'react-i18next'
import { classNames } from '#client/components/class-names.ts'
import { type HistoryEvent, type Period, periods } from '#client/content/history.ts'
import type { Locale } from '#contract/addresses.ts'
import { Floor } from './floor.tsx'
import { coursesAt, isWhole } from './floor-stages.ts'
import styles from './timeline.module.css'

export const TIMELINE_ID = 'timeline'

/**
 * The periods of the company's history. Behind them is a drawn floor of tiles, which fills up while the visitor
 * scrolls. A drawn wall with a door stands before the last period.
 */
export function Timeline({ locale }: { locale: Locale }) {
  const { t } = useTranslation('history')
  return (
    <section id={TIMELINE_ID} className={styles.timeline} aria-labelledby="timeline-title">
      <header className={styles.heading}>
        <h2 id="timeline-title">{t('timelineTitle')}</h2>
        <p>{t('timelineLead')}</p>
      </header>
      <ol className={styles.periods}>
        {periods.map((period) => (
          <PeriodItem key={period.id} period={period} locale={locale} />
        ))}
      </ol>
    </section>
  )
}

/** One period of the timeline: its introduction, then its events. */
function PeriodItem({ period, locale }: { period: Period; locale: Locale }) {
  const { id, from, to, title, text, events } = period
  const courses = coursesAt(id, 0)
  return (
    <li className={`${styles.period} ${styles[id]}`}>
      {id === 'room' && (
        <div className={styles.wall} aria-hidden="true">
          <img src="/illustrations/room-door.svg" alt="" width={800} height={600} loading="lazy" decoding="async" />
        </div>
      )}
      <div className={styles.opening}>
        <Floor courses={courses} isWhole={isWhole(courses)} />
        <div className={styles.text}>
          <p className={styles.years}>
            <time dateTime={String(from)}>{from}</time>–<time dateTime={String(to)}>{to}</time>
          </p>
          <h3>{title[locale]}</h3>
          <p>{text[locale]}</p>
        </div>
      </div>
      <ol className={styles.events}>
        {events.map((event, index) => (
          <EventItem key={event.title.en} event={event} period={id} step={index + 1} locale={locale} />
        ))}
      </ol>
    </li>
  )
}

interface EventItemProps {
  event: HistoryEvent
  period: Period['id']
  /** Number of the event in its period, from 1. */
  step: number
  locale: Locale
}

/** One event of the timeline with the drawn floor behind it. */
function EventItem({ event: { year, title, text, isMilestone }, period, step, locale }: EventItemProps) {
  const courses = coursesAt(period, step, isMilestone)
  const hasNoGap = isWhole(courses, isMilestone)
  const time = (
    <time className={isMilestone ? styles.numeral : styles.year} dateTime={String(year)}>
      {year}
    </time>
  )
  return (
    <li className={classNames(styles.event, isMilestone && styles.milestone, hasNoGap && styles.whole)}>
      <Floor courses={courses} isWhole={hasNoGap} />
      {isMilestone && <p className={styles.plate}>{time}</p>}
      <div className={styles.text}>
        {!isMilestone && <p>{time}</p>}
        <h4>{title[locale]}</h4>
        <p>{text[locale]}</p>
      </div>
    </li>
  )
}
