import { IconButton } from './icon-button.tsx'

interface OverlayToggleProps {
  isOpen: boolean
  /** What pressing does now; said to screen readers. */
  label: string
  /** For its place in the layout. */
  className?: string
  onClick: () => void
}

/** The plus, a minus while open, that opens and closes what `useOverlay` reveals. */
export function OverlayToggle({ isOpen, ...rest }: OverlayToggleProps) {
  return <IconButton icon={isOpen ? 'minus' : 'plus'} aria-expanded={isOpen} {...rest} />
}
