import { TwoSidedButton } from '#client/components/two-sided-button.tsx'

interface OverlayToggleProps {
  /** What pressing does while the overlay is closed; said to screen readers. */
  showLabel: string
  /** What pressing does while it is open. */
  hideLabel: string
  /** For its place in the layout. */
  className?: string
}

/** The plus, a minus while open, that opens and closes the overlay it stands in (`behaviours/overlays.ts`). */
export function OverlayToggle({ showLabel, hideLabel, className }: OverlayToggleProps) {
  return (
    <TwoSidedButton
      className={className}
      off={{ icon: 'plus', label: showLabel }}
      on={{ icon: 'minus', label: hideLabel }}
      aria-expanded={false}
      data-overlay-toggle
    />
  )
}
