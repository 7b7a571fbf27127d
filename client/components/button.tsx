import type { MouseEventHandler, ReactNode } from 'react'
import styles from './button.module.css'

interface ButtonProps {
  variant?: 'default' | 'secondary' | 'outline' | 'ghost' | 'link' | 'contact'
  /** Makes it a link. */
  href?: string
  /** The link opens in a new tab. */
  external?: boolean
  type?: 'button' | 'submit' | 'reset'
  disabled?: boolean
  /** Disabled, with a spinner in front of the text. */
  busy?: boolean
  /** Looks disabled but can still be pressed, so that the press can say what is missing. */
  'aria-disabled'?: boolean
  onClick?: MouseEventHandler
  children: ReactNode
}

/** A button, or a link that looks like one when `href` is given. */
export function Button({ variant = 'default', href, external, type = 'button', busy, ...rest }: ButtonProps) {
  const { disabled, children, ...shared } = rest
  const className = `${styles.button} ${styles[variant]}`
  if (href !== undefined)
    return (
      <a className={className} href={href} {...(external && { target: '_blank', rel: 'noopener' })} {...shared}>
        {children}
      </a>
    )
  return (
    <button className={className} type={type} disabled={disabled || busy} aria-busy={busy || undefined} {...shared}>
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  )
}
