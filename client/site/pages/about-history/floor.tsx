import type { CSSProperties } from 'react'
import styles from './floor.module.css'
import { type Course, tilesIn } from './floor-stages.ts'

/** The tiles under a part of the timeline: rows of tiles on wide screens, a column of as many tiles on small ones. */
export function Floor({ courses, isWhole }: { courses: readonly Course[]; isWhole: boolean }) {
  return (
    <div
      className={isWhole ? `${styles.floor} ${styles.whole}` : styles.floor}
      style={{ '--laid': tilesIn(courses) } as CSSProperties}
      aria-hidden="true"
    >
      {courses.map(({ row, column, count }) => (
        <span
          key={`${row} ${column}`}
          className={styles.course}
          style={{ gridArea: `${row} / ${column} / auto / span ${count}`, '--count': count } as CSSProperties}
        />
      ))}
    </div>
  )
}
