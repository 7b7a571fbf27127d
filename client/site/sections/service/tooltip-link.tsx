import { type ReactNode, useId } from 'react'
import { Button } from '#client/components/button.tsx'
import styles from './tooltip-link.module.css'

interface TooltipLinkProps {
  href: string
  /**
   * A few words about the link's target. Shown while the link is hovered or focused; always shown on devices that
   * cannot hover.
   */
  tooltip: string
  children: ReactNode
}

/** A link that looks like an outlined button, with a tooltip that describes its target. */
export function TooltipLink({ href, tooltip, children }: TooltipLinkProps) {
  const tooltipId = useId()
  return (
    <span className={styles.anchor} data-overlay>
      <Button variant="outline" href={href} aria-describedby={tooltipId}>
        {children}
      </Button>
      <span id={tooltipId} role="tooltip" className={styles.tooltip}>
        {tooltip}
      </span>
    </span>
  )
}
