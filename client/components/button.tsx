import type { MouseEventHandler, ReactNode } from 'react'
import styles from './button.module.css'

/** The ten variants of specification §9, each for one purpose. */
export type ButtonVariant =
  /** What a form or dialog is for: send, save. Once in each. */
  | 'default'
  /** What cannot be undone: delete for good. */
  | 'destructive'
  /** The other way out beside a button of more weight: cancel, view all. */
  | 'outline'
  /** The main action of an item in a list, where vermilion on each would shout. */
  | 'secondary'
  /** One of several tools in a row: clear filters, copy. */
  | 'ghost'
  /** An action inside a text or at its end. */
  | 'link'
  /** What a page wants, in the hero at its top. Once on a page. */
  | 'hero'
  /** The way to us that is always in reach, in header and status bar: lower than the rest, a full touch target. */
  | 'contact'
  /** The last word of a page, in its closing band. Once on a page. */
  | 'cta'
  /** A step of the visitor's own beside what the page wants: apply, call, load more. */
  | 'accent'

interface ButtonProps {
  variant?: ButtonVariant
  /** Makes it a link. */
  href?: string
  /** The link opens in a new tab. */
  external?: boolean
  type?: 'button' | 'submit' | 'reset'
  disabled?: boolean
  /** Cannot be pressed and says so by a sign that turns; keeps its colours and its width. */
  busy?: boolean
  /** Looks disabled but can still be pressed, so that the press can say what is missing. */
  'aria-disabled'?: boolean
  'aria-describedby'?: string
  onClick?: MouseEventHandler
  children: ReactNode
}

/** A button, or a link that looks like one when `href` is given. Takes the colours of the ground it stands on. */
export function Button({ variant = 'default', href, external, type = 'button', busy, ...rest }: ButtonProps) {
  const { disabled, children, ...shared } = rest
  const looksDisabled = (disabled || shared['aria-disabled']) && !busy
  const className = [styles.button, styles[variant], looksDisabled && styles.disabled].filter(Boolean).join(' ')
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
