import { type RefObject, useLayoutEffect } from 'react'

/**
 * Continues what the visitor began before the form's script had loaded: if the form has the focus, calls `onUse`; if
 * the form was submitted (`early-presses.ts`), submits it again.
 */
export function useEarlyUse(element: RefObject<HTMLFormElement | null>, onUse: () => void): void {
  const continueEarlyUse = () => {
    const form = element.current as HTMLFormElement
    if (form.contains(document.activeElement)) onUse()
    // React handles events only after this effect has ended: submit in a later task.
    if (form.pressedEarly) setTimeout(() => form.requestSubmit())
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is hydrated
  useLayoutEffect(continueEarlyUse, [])
}
