import { IconButton } from './icon-button.tsx'

interface PauseButtonProps {
  playing: boolean
  onToggle: () => void
  pauseLabel: string
  playLabel: string
  className?: string
}

/** Stops what moves by itself and lets it go on; sign and label say what pressing does. */
export function PauseButton({ playing, onToggle, pauseLabel, playLabel, className }: PauseButtonProps) {
  return (
    <IconButton
      framed
      icon={playing ? 'pause' : 'play'}
      label={playing ? pauseLabel : playLabel}
      className={className}
      onClick={onToggle}
    />
  )
}
