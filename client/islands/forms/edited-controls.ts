/**
 * Returns the controls among `names` that the visitor has changed and left, as far as the browser tells (`:user-valid`,
 * `:user-invalid`). File inputs are left out, because they lose the focus to the browser's file dialog while a file is
 * being chosen.
 */
export function editedControls<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Name[] {
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
