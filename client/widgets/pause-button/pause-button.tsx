import { TwoSidedButton } from '#client/components/two-sided-button.tsx'

interface PauseButtonProps {
  pauseLabel: string
  playLabel: string
  className?: string
  /** Until there is something to pause. */
  hidden?: boolean
}

/**
 * Stops what moves by itself and lets it go on; sign and label say what pressing does. The behaviour of what moves keeps its
 * `data-playing`.
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
