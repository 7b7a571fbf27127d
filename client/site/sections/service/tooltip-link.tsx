import { type ReactNode, useId } from 'react'
import { Button } from '#client/components/button.tsx'
import styles from './labelled-link.module.css'

interface LabelledLinkProps {
  href: string
  /**
   * A few words about the link's target. Shown while the link is hovered or focused; always shown on devices that
   * cannot hover.
   */
  label: string
  children: ReactNode
}

/** An outlined button that is a link, with a label that describes the link's target. */
export function LabelledLink({ href, label, children }: LabelledLinkProps) {
  const labelId = useId()
  return (
    <span className={styles.anchor} data-overlay>
      <Button variant="outline" href={href} aria-describedby={labelId}>
        {children}
      </Button>
      <span id={labelId} role="tooltip" className={styles.label}>
        {label}
      </span>
    </span>
  )
}
