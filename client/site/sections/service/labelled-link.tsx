import { type ReactNode, useId } from 'react'
import { Button } from '#client/components/button.tsx'
import styles from './labelled-link.module.css'

interface LabelledLinkProps {
  href: string
  /** A few words on what lies behind the link; they show on hover and focus, and always where nothing can hover. */
  label: string
  children: ReactNode
}

/** An outlined button that says more about itself when one is about to press it. */
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
