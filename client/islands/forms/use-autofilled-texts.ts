import type { UseFormReturnType } from '@mantine/form'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'

/**
 * Finds autofilled texts, which a password manager has written into the controls of a form without an event, so that
 * React does not know them, and makes them values of the form (`KeepAutofilledTexts`). Does so also when the page is
 * left: the draft is saved then.
 */
export function useAutofilledTexts<Values>(
  form: UseFormReturnType<Values>,
  element: RefObject<HTMLFormElement | null>,
  setValues: (values: Values) => void,
) {
  /** Returns the autofilled texts by control. In `defaultValue` are the texts that React has rendered. */
  const find = () => {
    const values = form.getValues() as Record<string, unknown>
    const texts: Record<string, string> = {}
    // A `<select>` has no `defaultValue`. Browsers and password managers fire an event when they choose an option.
    const { elements } = element.current as HTMLFormElement
    for (const { name, value, defaultValue = value } of elements as Iterable<HTMLInputElement>)
      if (typeof values[name] === 'string' && value !== defaultValue && value !== values[name]) texts[name] = value
    return texts
  }
  /** Makes the autofilled texts values of the form. */
  const take = (texts = find()) => setValues({ ...form.getValues(), ...texts })
  // The draft is saved right after this, so the form must already be rendered with the texts.
  const takeAtOnce = useEffectEvent(() => flushSync(take))
  useEffect(() => {
    const onPageHide = () => takeAtOnce()
    addEventListener('pagehide', onPageHide)
    return () => removeEventListener('pagehide', onPageHide)
  }, [])
  return { find, take }
}
