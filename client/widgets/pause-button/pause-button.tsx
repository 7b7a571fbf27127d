import { TwoSidedButton } from '#client/components/two-sided-button.tsx'

interface PauseButtonProps {
  pauseLabel: string
  playLabel: string
  className?: string
  /** Until there is a motion to pause. */
  hidden?: boolean
}

/** Pauses a motion and lets it go on; icon and label say what a press does. The script of the motion sets `data-playing`. */
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
