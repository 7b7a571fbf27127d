import type { MouseEventHandler, ReactNode } from 'react'
import styles from './button.module.css'

/** The ten variants of docs/product.md §9.11, each for one purpose. */
export type ButtonVariant =
  /** What a form or dialog is for: send, save. Once in each form or dialog. */
  | 'default'
  /** What cannot be undone: delete for good. */
  | 'destructive'
  /** The secondary way out beside a stronger button: cancel, view all. */
  | 'outline'
  /** The main action of each item in a list, where many vermilion buttons would be too loud. */
  | 'secondary'
  /** One of several tools in a row: clear filters, copy. */
  | 'ghost'
  /** An action inside a text or at its end. */
  | 'link'
  /** The main action of a page, in its hero. Once on a page. */
  | 'hero'
  /** The link to the contact page in header and status bar: lower than other buttons, but with a full touch target. */
  | 'contact'
  /** The last call to action of a page, in its closing band. Once on a page. */
  | 'cta'
  /** An action beside the main action of the page: apply, call, load more. */
  | 'accent'

interface ButtonProps {
  variant?: ButtonVariant
  /** Renders a link instead of a button. */
  href?: string
  /** The link opens in a new tab. */
  external?: boolean
  type?: 'button' | 'submit' | 'reset'
  disabled?: boolean
  /** Disables the button and shows a spinner; colours and width stay. */
  busy?: boolean
  /** Looks disabled but can be pressed, so that the press can say what is missing. */
  'aria-disabled'?: boolean
  'aria-describedby'?: string
  onClick?: MouseEventHandler
  children: ReactNode
}

/** A button, or a link that looks like one. Its colours follow the ground of the section (`--ground`). */
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
