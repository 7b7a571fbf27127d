import { Icon } from '#client/components/icon.tsx'
import { iconButtonClass } from '#client/components/icon-button.tsx'
import styles from './pause-button.module.css'

interface PauseButtonProps {
  pauseLabel: string
  playLabel: string
  className?: string
  /** Hides the button until there is a motion to pause. */
  hidden?: boolean
}

/**
 * A button that pauses and resumes a motion. Its icon and label name the action of a press. The script of the motion
 * sets `data-playing` (`pausable-motion.ts`).
 */
export function PauseButton({ pauseLabel, playLabel, className, hidden }: PauseButtonProps) {
  return (
    <button type="button" className={iconButtonClass(true, className)} hidden={hidden} data-pause-button data-playing>
      <span className={styles.paused}>
        <Icon name="play" />
        <span className="visually-hidden">{playLabel}</span>
      </span>
      <span className={styles.playing}>
        <Icon name="pause" />
        <span className="visually-hidden">{pauseLabel}</span>
      </span>
    </button>
  )
}
