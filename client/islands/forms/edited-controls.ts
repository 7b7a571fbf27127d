/**
 * The controls of `names` that somebody has filled in and left again, by the browser's own account (`:user-valid`).
 * Choosing a file is no leaving: the focus goes to the browser's own window meanwhile.
 */
export function leftControls<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Name[] {
  if (!CSS.supports('selector(:user-valid)')) return []
  return names.filter((name) => {
    const control = form.elements.namedItem(name)
    return (
      control instanceof Element &&
      control !== document.activeElement &&
      control.matches(':is(:user-valid, :user-invalid):not([type="file"])')
    )
  })
}
