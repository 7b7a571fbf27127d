/**
 * Returns the controls among `names` that the visitor has changed and that no longer have the focus, so that their
 * errors can be shown. Returns none in browsers without `:user-valid`, because these browsers do not report such
 * controls. File inputs are not included: they lose the focus to the file dialog while the visitor is still choosing a
 * file.
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
