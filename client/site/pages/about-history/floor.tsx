import type { CSSProperties } from 'react'
import { classNames } from '#client/components/class-names.ts'
import styles from './floor.module.css'
import { type Course, tilesIn } from './floor-stages.ts'

/**
 * The tiled floor behind an entry of the timeline, a decoration. On wide screens it consists of rows of tiles. On small
 * screens it is a single column that has no more tiles than these rows together.
 */
export function Floor({ courses, isWhole }: { courses: readonly Course[]; isWhole: boolean }) {
  return (
    <div
      className={classNames(styles.floor, isWhole && styles.whole)}
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
