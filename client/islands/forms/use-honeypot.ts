import { useRef } from 'react'
import { HONEYPOT_FIELD } from '#contract/submission/submission.ts'

/**
 * Returns a function that empties the honeypot (a hidden field against robots) and returns true if it was filled in. A
 * robot submits once, so a form must not be sent then. Later calls return false: a visitor whose browser has filled in
 * the honeypot is warned and presses again, and this press must send the form.
 */
export function useHoneypot(): (form: HTMLFormElement) => boolean {
  const hasWarned = useRef(false)
  return (form) => {
    const honeypot = form.elements.namedItem(HONEYPOT_FIELD) as HTMLInputElement
    if (hasWarned.current || honeypot.value === '') return false
    hasWarned.current = true
    honeypot.value = ''
    return true
  }
}
