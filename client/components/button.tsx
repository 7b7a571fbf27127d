import type { MouseEventHandler, ReactNode } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'

/** The ten variants of docs/product.md §9.11, each for one purpose. */
export type ButtonVariant =
  /** The main action of a form or dialog: send, save. Used once in each form or dialog. */
  | 'default'
  /** An action that cannot be undone: delete for good. */
  | 'destructive'
  /** The weaker choice beside a more prominent button: cancel, view all. */
  | 'outline'
  /**
   * The main action of each item in a list. It attracts less attention than the vermilion `default`, which would
   * distract if every item of a list had it.
   */
  | 'secondary'
  /** One of several tools in a row: clear filters, copy. */
  | 'ghost'
  /** An action inside a text or at its end. */
  | 'link'
  /** The main action of a page, in the page's hero. Used once on a page. */
  | 'hero'
  /**
   * The link to the contact page in the header, and the buttons of the status bar. To save room, they are less high
   * than other buttons. Their touch target still has the full size.
   */
  | 'contact'
  /** The last call to action of a page, in the band that closes the page. Used once on a page. */
  | 'cta'
  /** An action beside the main action of the page: apply, call, load more. */
  | 'accent'

interface ButtonProps {
  variant?: ButtonVariant
  /** Renders a link to this address instead of a button. */
  href?: string
  /** Opens the link in a new tab. */
  external?: boolean
  type?: 'button' | 'submit'
  disabled?: boolean
  /** Disables the button and shows a spinner. The button keeps its colours and width. */
  busy?: boolean
  /**
   * Makes the button look disabled. It can still be pressed, so that `onClick` can tell the visitor what is missing.
   */
  'aria-disabled'?: boolean
  'aria-describedby'?: string
  onClick?: MouseEventHandler
  children: ReactNode
}

/** A button, or a link that looks like a button. Its colours follow the background of its section (`--ground`). */
export function Button({ variant = 'default', href, external, type = 'button', busy, ...rest }: ButtonProps) {
  const { disabled, children, ...shared } = rest
  const looksDisabled = (disabled || shared['aria-disabled']) && !busy
  const className = classNames(styles.button, styles[variant], looksDisabled && styles.disabled)
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
