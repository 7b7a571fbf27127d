import { TwoSidedButton } from '#client/components/two-sided-button.tsx'

interface PauseButtonProps {
  pauseLabel: string
  playLabel: string
  className?: string
  /** Hides the button until there is a motion to pause. */
  hidden?: boolean
}

/**
 * A button that pauses and resumes a motion. Its icon and label name the action of a press. The script of the motion
 * sets `data-playing`.
 */
export function PauseButton({ pauseLabel, playLabel, className, hidden }: PauseButtonProps) {
  return (
    <TwoSidedButton
      framed
      className={className}
      off={{ icon: 'play', label: playLabel }}
      on={{ icon: 'pause', label: pauseLabel }}
      hidden={hidden}
      data-pause-button
      data-playing
    />
  )
}
